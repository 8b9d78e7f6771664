import {
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogContentText,
  DialogTitle,
} from '@mui/material'
import { useId, type ReactNode } from 'react'
import { reactAdmin } from '../i18n/catalogue/reactAdmin'

interface Props {
  open: boolean
  title: string
  children: ReactNode
  /** What happens: 'Rejeitar pedido', not 'OK'. */
  confirmLabel: string
  cancelLabel?: string
  /** While the action runs: nothing can be pressed twice (R31). */
  pending?: boolean
  pendingLabel?: string
  destructive?: boolean
  onConfirm: () => void
  onClose: () => void
}

/** Asks before what cannot be undone (R31). Stays open while the action runs. */
export function ConfirmDialog(props: Props) {
  const { open, title, children, confirmLabel, pending = false, onConfirm, onClose } = props
  const id = useId()
  return (
    <Dialog open={open} onClose={pending ? undefined : onClose} aria-labelledby={id} maxWidth="xs">
      <DialogTitle id={id}>{title}</DialogTitle>
      <DialogContent>
        <DialogContentText component="div">{children}</DialogContentText>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose} disabled={pending} color="inherit" autoFocus>
          {props.cancelLabel ?? CANCEL}
        </Button>
        <Button
          onClick={onConfirm}
          disabled={pending}
          variant="contained"
          color={props.destructive ? 'error' : 'primary'}
        >
          {pending ? (props.pendingLabel ?? confirmLabel) : confirmLabel}
        </Button>
      </DialogActions>
    </Dialog>
  )
}

const CANCEL = reactAdmin.ra.action.cancel
