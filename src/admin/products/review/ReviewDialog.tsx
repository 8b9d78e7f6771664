import { FREE_TEXT_MAX } from '#domain/limits'
import {
  PRODUCT_REVIEWS,
  reviewReasonProblem,
  type ProductReviewAction,
} from '#domain/wines/productReview'
import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogContentText from '@mui/material/DialogContentText'
import DialogTitle from '@mui/material/DialogTitle'
import TextField from '@mui/material/TextField'
import { useTranslate } from 'ra-core'
import { type SyntheticEvent, useId, useState } from 'react'

interface Props {
  action: ProductReviewAction
  /** Title of the wine, or how many wines. */
  name: string
  pending: boolean
  error: string | undefined
  onConfirm: (reason: string) => void
  onClose: () => void
}

/** Asks before a decision about wines, and for the reason that the seller reads (R31, issue 5). */
export function ReviewDialog({ action, name, pending, error, onConfirm, onClose }: Props) {
  const translate = useTranslate()
  const id = useId()
  const [reason, setReason] = useState('')
  const [problem, setProblem] = useState<string | null>(null)
  const text = (key: string) => translate(`admin_product.review.${key}`)
  const { needsReason } = PRODUCT_REVIEWS[action]

  const submit = (event: SyntheticEvent) => {
    event.preventDefault()
    const found = reviewReasonProblem(action, reason)
    setProblem(found)
    if (!found && !pending) onConfirm(reason.trim())
  }
  return (
    <Dialog
      open
      onClose={pending ? undefined : onClose}
      aria-labelledby={id}
      fullWidth
      maxWidth="xs"
    >
      <form onSubmit={submit} noValidate style={{ display: 'contents' }}>
        <DialogTitle id={id}>
          {translate(`admin_product.review.${action}.title`, { name })}
        </DialogTitle>
        <DialogContent>
          <DialogContentText sx={{ mb: 2 }}>{text(`${action}.text`)}</DialogContentText>
          <TextField
            id={`${id}-reason`}
            label={text(needsReason ? 'reason' : 'reason_optional')}
            value={reason}
            onChange={({ target }) => {
              setReason(target.value)
              setProblem(null)
            }}
            required={needsReason}
            multiline
            minRows={3}
            autoFocus
            error={problem !== null}
            helperText={problem ?? text('reason_hint')}
            slotProps={{ htmlInput: { maxLength: FREE_TEXT_MAX } }}
          />
          {error && (
            <Alert severity="error" sx={{ mt: 2 }}>
              {error}
            </Alert>
          )}
        </DialogContent>
        <DialogActions>
          <Button color="inherit" onClick={onClose} disabled={pending}>
            {translate('ra.action.cancel')}
          </Button>
          <Button
            type="submit"
            variant="contained"
            color={action === 'reject' ? 'error' : 'primary'}
            disabled={pending}
          >
            {text(pending ? `${action}.pending` : `${action}.label`)}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  )
}
