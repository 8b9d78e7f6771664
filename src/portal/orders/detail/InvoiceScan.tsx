import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import { useTranslate } from 'ra-core'
import { useEffect, useState } from 'react'
import { useFormContext } from 'react-hook-form'
import { danfeReader, type BarcodeDetector } from './barcodeDetector'
import type InvoiceCamera from './InvoiceCamera'

/** 'Ler com a câmera', where the browser can read the bar code of a DANFE; what it reads becomes the field's text. */
export function InvoiceScan({ source }: { source: string }) {
  const translate = useTranslate()
  const { setValue, setFocus } = useFormContext<Record<string, string>>()
  const [reader, setReader] = useState<BarcodeDetector | null>(null)
  // not React.lazy: a part that cannot be loaded would take the form, with what was typed, off the page
  const [Camera, setCamera] = useState<typeof InvoiceCamera | null>(null)
  const [isFailed, setFailed] = useState(false)
  useEffect(() => {
    void danfeReader().then(setReader)
  }, [])
  if (!reader) return null

  const open = async () => {
    const loaded = await import('./InvoiceCamera').catch(() => null)
    setFailed(loaded === null)
    setCamera(() => loaded?.default ?? null)
  }
  const close = () => setCamera(null)
  return (
    <>
      <Button sx={{ alignSelf: 'flex-start' }} onClick={Camera ? close : () => void open()}>
        {translate(Camera ? 'order.invoice.camera.close' : 'order.invoice.camera.open')}
      </Button>
      {isFailed && <Alert severity="warning">{translate('order.invoice.camera.failed')}</Alert>}
      {Camera && (
        <Camera
          reader={reader}
          onKey={(key) => {
            close()
            setValue(source, key, { shouldDirty: true, shouldValidate: true })
            setFocus(source)
          }}
        />
      )}
    </>
  )
}
