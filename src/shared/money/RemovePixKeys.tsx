import type { PixKeyResponse } from '#domain/money/payoutWire'
import Button from '@mui/material/Button'
import { useNotify, useTranslate } from 'ra-core'
import { useState } from 'react'
import { ConfirmDialog } from '../../kit/ui/ConfirmDialog'

interface Props {
  disabled?: boolean
  remove: () => Promise<PixKeyResponse>
  onRemoved: (keys: PixKeyResponse) => void
}

/** Takes the PIX keys away after a question: payouts are held until a new one can be used. */
export function RemovePixKeys({ disabled = false, remove, onRemoved }: Props) {
  const translate = useTranslate()
  const notify = useNotify()
  const [isAsking, setAsking] = useState(false)
  const text = (key: string) => translate(`pix.remove.${key}`)
  const confirm = async () => {
    onRemoved(await remove())
    notify('pix.remove.done', { type: 'success' })
  }
  return (
    <>
      <Button color="error" disabled={disabled} onClick={() => setAsking(true)}>
        {text('label')}
      </Button>
      <ConfirmDialog
        open={isAsking}
        title={text('title')}
        confirmLabel={text('label')}
        pendingLabel={text('pending')}
        destructive
        failed={text('failed')}
        onConfirm={confirm}
        onClose={() => setAsking(false)}
      >
        {text('text')}
      </ConfirmDialog>
    </>
  )
}
