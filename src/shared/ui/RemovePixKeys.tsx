import type { PixKeyResponse } from '#domain/wire/payout'
import Button from '@mui/material/Button'
import { useMutation } from '@tanstack/react-query'
import { useNotify, useTranslate } from 'ra-core'
import { useState } from 'react'
import { serverMessage } from '../http/serverMessage'
import { ConfirmDialog } from './ConfirmDialog'
import { DialogFailure } from './DialogFailure'

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
  const { mutate, isPending, error, reset } = useMutation({
    mutationFn: remove,
    onSuccess: (keys) => {
      onRemoved(keys)
      setAsking(false)
      notify('pix.remove.done', { type: 'success' })
    },
  })
  const ask = () => {
    reset()
    setAsking(true)
  }
  return (
    <>
      <Button color="error" disabled={disabled} onClick={ask}>
        {text('label')}
      </Button>
      <ConfirmDialog
        open={isAsking}
        title={text('title')}
        confirmLabel={text('label')}
        pendingLabel={text('pending')}
        pending={isPending}
        destructive
        onConfirm={() => mutate()}
        onClose={() => setAsking(false)}
      >
        {text('text')}
        {error && (
          <DialogFailure sx={{ mt: 2 }}>{serverMessage(error, text('failed'))}</DialogFailure>
        )}
      </ConfirmDialog>
    </>
  )
}
