import { formatDecimal } from '#domain/values/decimal'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import LinearProgress from '@mui/material/LinearProgress'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { useTranslate } from 'ra-core'
import { useId, useRef, useState } from 'react'
import { serverMessage } from '../../kit/http/serverMessage'
import { DialogFailure } from '../../kit/ui/DialogFailure'
import { useMay } from '../account/useMay'
import { ResultRows } from './ResultRows'
import { useImportResults } from './useImportResults'

/** Reads the bank's file and shows what came of each row. */
export function ImportResults() {
  const translate = useTranslate()
  const own = (key: string, values?: Record<string, string | number>) =>
    translate(`admin_payouts.results.${key}`, values)
  const may = useMay()
  const titleId = useId()
  const input = useRef<HTMLInputElement>(null)
  const [isOpen, setOpen] = useState(false)
  const [pasted, setPasted] = useState('')
  const { state, isPending, read, readFile, again, clear } = useImportResults()
  if (!may('moveMoney')) return null
  const open = () => {
    clear()
    setPasted('')
    setOpen(true)
  }
  const close = () => setOpen(false)
  const hasResults = state !== null && state.parts.length > 0
  const hasStopped = state !== null && state.error !== null
  return (
    <>
      <Button variant="contained" onClick={open}>
        {own('label')}
      </Button>
      <Dialog
        open={isOpen}
        onClose={(_event, by) => {
          // a click beside it may be a slip
          const isSlip = by === 'backdropClick' && (state !== null || pasted !== '')
          if (!isPending && !isSlip) close()
        }}
        // beside the field as well: the browser would leave the page for the file
        onDragOver={(event) => event.preventDefault()}
        onDrop={(event) => {
          const [file] = event.dataTransfer.files
          if (!file) return
          event.preventDefault()
          if (!isPending) void readFile(file)
        }}
        aria-labelledby={titleId}
        maxWidth="sm"
        fullWidth
      >
        <DialogTitle id={titleId}>{own('title')}</DialogTitle>
        {/* of thousands of rows: scrolled with the keys as well */}
        <DialogContent tabIndex={0}>
          <input
            ref={input}
            type="file"
            accept=".csv,.ret,.txt,text/csv,text/plain"
            hidden
            aria-label={own('choose')}
            onChange={(event) => {
              const file = event.target.files?.[0]
              event.target.value = ''
              if (file) void readFile(file)
            }}
          />
          {hasResults ? (
            <ResultRows parts={state.parts} />
          ) : (
            <>
              <Typography>{own('text')}</Typography>
              <TextField
                label={own('field')}
                helperText={own('hint')}
                value={pasted}
                disabled={isPending}
                onChange={({ target }) => setPasted(target.value)}
                autoFocus
                multiline
                minRows={4}
                maxRows={8}
                fullWidth
                sx={{ mt: 2 }}
                slotProps={{ htmlInput: { spellCheck: false, autoComplete: 'off' } }}
              />
            </>
          )}
        </DialogContent>
        {isPending && state !== null && (
          <Typography component="div" variant="body2" sx={{ mx: 3, mb: 1, flex: 'none' }}>
            {own('progress', {
              smart_count: state.total,
              done: formatDecimal(state.done),
              total: formatDecimal(state.total),
            })}
            <LinearProgress
              variant="determinate"
              value={(100 * state.done) / Math.max(1, state.total)}
              aria-label={own('pending')}
            />
          </Typography>
        )}
        {hasStopped && (
          <DialogFailure sx={{ mx: 3, mb: 1, flex: 'none' }}>
            {own(hasResults ? 'stopped' : 'failed', {
              message: serverMessage(state.error, translate('admin_seller.try_again')),
            })}
          </DialogFailure>
        )}
        <DialogActions>
          <Button color="inherit" disabled={isPending} onClick={close}>
            {own('close')}
          </Button>
          {hasStopped && state.rest.length > 0 && (
            <Button variant="outlined" onClick={() => void again()}>
              {own('again')}
            </Button>
          )}
          <Button variant="outlined" disabled={isPending} onClick={() => input.current?.click()}>
            {own('choose')}
          </Button>
          {!hasResults && (
            <Button
              variant="contained"
              disabled={isPending || pasted.trim() === ''}
              onClick={() => void read(pasted)}
            >
              {own(isPending ? 'pending' : 'read')}
            </Button>
          )}
        </DialogActions>
      </Dialog>
    </>
  )
}
