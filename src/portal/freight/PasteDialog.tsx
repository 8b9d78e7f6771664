import { parseFreight } from '#domain/freight/freightText'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { useNotify } from 'ra-core'
import { useId, useState } from 'react'
import { freight } from '../../shared/freight/freightTexts'
import { useFreightStates } from './useFreightStates'

const text = freight.paste

/** A table copied from a spreadsheet, into one field: on a phone as well, and where a block cannot be pasted into a cell. */
export function PasteDialog({ onClose }: { onClose: () => void }) {
  const id = useId()
  const notify = useNotify()
  const { write } = useFreightStates()
  const [copied, setCopied] = useState('')
  const [problem, setProblem] = useState<string | null>(null)
  const use = () => {
    const pasted = parseFreight(copied)
    if (!pasted.ok) {
      setProblem(pasted.reason)
      return
    }
    write(pasted.payload)
    notify(freight.table.pasted(Object.keys(pasted.payload).length * 6), { type: 'info' })
    onClose()
  }
  return (
    <Dialog
      open
      // a click beside it may be a slip
      onClose={(_event, by) => (by === 'backdropClick' && copied !== '') || onClose()}
      aria-labelledby={id}
      fullWidth
      maxWidth="sm"
    >
      <DialogTitle id={id}>{text.title}</DialogTitle>
      <DialogContent>
        <Typography sx={{ mb: 1.5 }}>{text.text}</Typography>
        <TextField
          label={text.field}
          value={copied}
          onChange={({ target }) => {
            setCopied(target.value)
            setProblem(null)
          }}
          error={problem !== null}
          helperText={problem}
          multiline
          minRows={5}
          maxRows={12}
          fullWidth
          autoFocus
        />
      </DialogContent>
      <DialogActions>
        <Button color="inherit" onClick={onClose}>
          {text.cancel}
        </Button>
        <Button variant="contained" onClick={use} disabled={copied.trim() === ''}>
          {text.apply}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
