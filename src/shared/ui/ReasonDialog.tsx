import { FREE_TEXT_MAX } from '#domain/limits'
import Button from '@mui/material/Button'
import Chip from '@mui/material/Chip'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogContentText from '@mui/material/DialogContentText'
import DialogTitle from '@mui/material/DialogTitle'
import Stack from '@mui/material/Stack'
import TextField from '@mui/material/TextField'
import { useTranslate } from 'ra-core'
import { type ReactNode, type SyntheticEvent, useId, useRef, useState } from 'react'
import { DialogFailure } from './DialogFailure'

interface Props {
  title: string
  text: string
  /** Above the reason: what else is asked for. */
  children?: ReactNode
  /** Name of the field, and who reads it. */
  label: string
  hint: string
  required: boolean
  /** Beginnings of a reason, to be edited. */
  templates?: readonly { label: string; text: string }[]
  /** What is wrong with the reason, or null; the server asks the same. */
  problemOf: (reason: string) => string | null
  confirmLabel: string
  pendingLabel: string
  destructive?: boolean
  pending: boolean
  error: string | undefined
  onConfirm: (reason: string) => void
  onClose: () => void
}

/** Asks before a decision, and for the reason that somebody else reads (R31). What was typed stays after a failure. */
export function ReasonDialog(props: Props) {
  const { templates = [], required, pending, error, onConfirm, onClose, problemOf } = props
  const translate = useTranslate()
  const id = useId()
  const field = useRef<HTMLInputElement>(null)
  const [reason, setReason] = useState('')
  const [problem, setProblem] = useState<string | null>(null)

  // a template begins the reason, or goes on with what is there: nothing that was typed is lost
  const begin = (template: string) => {
    setReason((typed) => [typed.trim(), template].filter(Boolean).join('\n'))
    setProblem(null)
    field.current?.focus()
  }
  const submit = (event: SyntheticEvent) => {
    event.preventDefault()
    const found = problemOf(reason)
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
        <DialogTitle id={id}>{props.title}</DialogTitle>
        <DialogContent>
          <DialogContentText sx={{ mb: 2 }}>{props.text}</DialogContentText>
          {props.children}
          {templates.length > 0 && (
            <Stack
              direction="row"
              role="group"
              aria-label={translate('lists.reason.templates')}
              useFlexGap
              spacing={1}
              sx={{ flexWrap: 'wrap', mb: 1.5 }}
            >
              {templates.map((one) => (
                <Chip
                  key={one.label}
                  label={one.label}
                  variant="outlined"
                  onClick={() => begin(one.text)}
                />
              ))}
            </Stack>
          )}
          <TextField
            id={`${id}-reason`}
            label={props.label}
            value={reason}
            onChange={({ target }) => {
              setReason(target.value)
              setProblem(null)
            }}
            required={required}
            inputRef={field}
            multiline
            minRows={3}
            autoFocus
            error={problem !== null}
            helperText={problem ?? props.hint}
            slotProps={{ htmlInput: { maxLength: FREE_TEXT_MAX } }}
          />
          {error && <DialogFailure sx={{ mt: 2 }}>{error}</DialogFailure>}
        </DialogContent>
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
            {pending ? props.pendingLabel : props.confirmLabel}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  )
}
