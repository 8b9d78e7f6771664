import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import { useTranslate } from 'ra-core'
import { useId, type FormEvent, type ReactNode } from 'react'

interface Props {
  title: string
  children: ReactNode
  saveLabel: string
  pendingLabel: string
  pending: boolean
  destructive?: boolean
  onSubmit: () => void
  onClose: () => void
}

/** A few fields over the page; stays open, with what was typed, until the server has taken them. */
export function FormDialog(props: Props) {
  const { title, children, pending, onClose } = props
  const translate = useTranslate()
  const titleId = useId()
  const submit = (event: FormEvent) => {
    event.preventDefault()
    props.onSubmit()
  }
  return (
    <Dialog
      open
      onClose={pending ? undefined : onClose}
      aria-labelledby={titleId}
      maxWidth="sm"
      fullWidth
    >
      <form noValidate onSubmit={submit}>
        <DialogTitle id={titleId}>{title}</DialogTitle>
        <DialogContent>{children}</DialogContent>
        <DialogActions>
          <Button color="inherit" onClick={onClose} disabled={pending}>
            {translate('ra.action.cancel')}
          </Button>
          <Button
            type="submit"
            variant="contained"
            color={props.destructive ? 'error' : 'primary'}
            disabled={pending}
          >
            {pending ? props.pendingLabel : props.saveLabel}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  )
}
