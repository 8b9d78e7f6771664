import {
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogContentText,
  DialogTitle,
} from '@mui/material'
import { useId, useState, type ReactNode } from 'react'
import { serverMessage } from '../http/serverMessage'
import { reactAdmin } from '../i18n/reactAdminTexts'
import { DialogFailure } from './DialogFailure'

interface Props {
  open: boolean
  title: string
  children: ReactNode
  /** What happens: 'Rejeitar pedido', not 'OK'. */
  confirmLabel: string
  cancelLabel?: string
  pendingLabel?: string
  destructive?: boolean
  /** Acts. While its promise is open nothing can be pressed twice (R31); with its result the dialog closes. */
  onConfirm: () => Promise<unknown> | void
  /** Keeps the dialog open after a failure and shows it there: these words when it has none. Else the caller reports it. */
  failed?: string
  onClose: () => void
}

/** Asks before what cannot be undone (R31). Stays open while the action runs. */
export function ConfirmDialog(props: Props) {
  const { open, title, children, confirmLabel, onConfirm, failed } = props
  const id = useId()
  const [isPending, setPending] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  const close = () => {
    setFailure(null)
    props.onClose()
  }
  const confirm = async () => {
    const acting = onConfirm()
    if (!acting) return
    setPending(true)
    setFailure(null)
    try {
      await acting
      close()
    } catch (error) {
      if (failed === undefined) close()
      else setFailure(serverMessage(error, failed))
    } finally {
      setPending(false)
    }
  }
  return (
    <Dialog open={open} onClose={isPending ? undefined : close} aria-labelledby={id} maxWidth="xs">
      <DialogTitle id={id}>{title}</DialogTitle>
      <DialogContent>
        <DialogContentText component="div">
          {children}
          {failure !== null && <DialogFailure sx={{ mt: 2 }}>{failure}</DialogFailure>}
        </DialogContentText>
      </DialogContent>
      <DialogActions>
        <Button onClick={close} disabled={isPending} color="inherit" autoFocus>
          {props.cancelLabel ?? CANCEL}
        </Button>
        <Button
          onClick={() => void confirm()}
          disabled={isPending}
          variant="contained"
          color={props.destructive ? 'error' : 'primary'}
        >
          {isPending ? (props.pendingLabel ?? confirmLabel) : confirmLabel}
        </Button>
      </DialogActions>
    </Dialog>
  )
}

const CANCEL = reactAdmin.ra.action.cancel
