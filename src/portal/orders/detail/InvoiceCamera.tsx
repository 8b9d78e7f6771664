import { accessKeyProblem } from '#domain/orders/invoice/accessKey'
import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useTranslate } from 'ra-core'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { BarcodeDetector } from './barcodeDetector'

/** Between two looks at the picture. */
const LOOK_MS = 200

type Step = 'opening' | 'aim' | 'refused' | 'none' | 'failed'

interface Props {
  reader: BarcodeDetector
  onKey: (key: string) => void
}

/** Shows the camera's picture until a bar code in it is an access key; the camera is off when this is gone. */
export default function InvoiceCamera({ reader, onKey }: Props) {
  const translate = useTranslate()
  const video = useRef<HTMLVideoElement>(null)
  const [step, setStep] = useState<Step>('opening')
  const found = useEffectEvent(onKey)

  useEffect(() => {
    const gone = new AbortController()
    const watch = async () => {
      const stream = await navigator.mediaDevices.getUserMedia({
        video: { facingMode: 'environment' },
      })
      const stop = () => stream.getTracks().forEach((track) => track.stop())
      if (gone.signal.aborted || !video.current) return stop()
      gone.signal.addEventListener('abort', stop)
      video.current.srcObject = stream
      await video.current.play()
      setStep('aim')
      while (!gone.signal.aborted) {
        const key = await readKey(reader, video.current)
        if (gone.signal.aborted) return
        if (key) return found(key)
        await new Promise((next) => setTimeout(next, LOOK_MS))
      }
    }
    watch().catch((error: unknown) => gone.signal.aborted || setStep(stepOf(error)))
    return () => gone.abort()
  }, [reader])

  const isOn = step === 'aim' || step === 'opening'
  return (
    <Box>
      <Box
        component="video"
        ref={video}
        muted
        playsInline
        hidden={!isOn}
        aria-hidden
        sx={{ width: '100%', maxHeight: 280, borderRadius: 2, bgcolor: 'common.black' }}
      />
      {isOn ? (
        <Typography role="status" variant="body2">
          {translate(`order.invoice.camera.${step}`)}
        </Typography>
      ) : (
        <Alert severity="warning">{translate(`order.invoice.camera.${step}`)}</Alert>
      )}
    </Box>
  )
}

/** A picture that cannot be read yet is none with a bar code. */
async function readKey(reader: BarcodeDetector, picture: HTMLVideoElement): Promise<string | null> {
  const codes = await reader.detect(picture).catch(() => [])
  return codes.find(({ rawValue }) => accessKeyProblem(rawValue) === null)?.rawValue ?? null
}

function stepOf(error: unknown): Step {
  const name = error instanceof DOMException ? error.name : ''
  if (name === 'NotAllowedError' || name === 'SecurityError') return 'refused'
  return name === 'NotFoundError' || name === 'OverconstrainedError' ? 'none' : 'failed'
}
