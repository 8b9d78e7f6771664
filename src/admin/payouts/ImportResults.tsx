import type { PayoutResults } from '#domain/wire/payout'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import Typography from '@mui/material/Typography'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useDataProvider, useNotify, useTranslate } from 'ra-core'
import { useId, useRef, useState } from 'react'
import { serverMessage } from '../../shared/http/serverMessage'
import { useMay } from '../account/useMay'
import type { AdminDataProvider } from '../dataProvider'

/** Reads the bank's file and shows what came of each row. */
export function ImportResults() {
  const translate = useTranslate()
  const may = useMay()
  const notify = useNotify()
  const titleId = useId()
  const input = useRef<HTMLInputElement>(null)
  const queryClient = useQueryClient()
  const dataProvider = useDataProvider<AdminDataProvider>()
  const [isOpen, setOpen] = useState(false)
  const [results, setResults] = useState<PayoutResults | null>(null)
  const { mutate, isPending } = useMutation({
    mutationFn: async (file: File) => dataProvider.importResults(await file.text()),
    onSuccess: setResults,
    onError: (error) =>
      notify('admin_payouts.results.failed', {
        type: 'error',
        messageArgs: { message: serverMessage(error, translate('admin_seller.try_again')) },
      }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: ['made-payouts'] }),
  })
  if (!may('moveMoney')) return null
  const open = () => {
    setResults(null)
    setOpen(true)
  }
  return (
    <>
      <Button variant="contained" onClick={open}>
        {translate('admin_payouts.results.label')}
      </Button>
      <Dialog
        open={isOpen}
        onClose={isPending ? undefined : () => setOpen(false)}
        aria-labelledby={titleId}
        maxWidth="sm"
        fullWidth
      >
        <DialogTitle id={titleId}>{translate('admin_payouts.results.title')}</DialogTitle>
        <DialogContent>
          <Typography>{translate('admin_payouts.results.text')}</Typography>
          <input
            ref={input}
            type="file"
            accept=".csv,text/csv,text/plain"
            hidden
            aria-label={translate('admin_payouts.results.choose')}
            onChange={(event) => {
              const file = event.target.files?.[0]
              event.target.value = ''
              if (file) mutate(file)
            }}
          />
          <div role="status">
            {results && (
              <>
                <Typography sx={{ mt: 2, fontWeight: 600 }}>
                  {translate('admin_payouts.results.done', {
                    paid: results.paid,
                    refused: results.refused,
                  })}
                </Typography>
                <ul>
                  {results.rows.map(({ line, txid, message }) => (
                    <li key={line}>
                      {translate('admin_payouts.results.line', { line })} ({txid}): {message}
                    </li>
                  ))}
                </ul>
              </>
            )}
          </div>
        </DialogContent>
        <DialogActions>
          <Button color="inherit" disabled={isPending} onClick={() => setOpen(false)}>
            {translate('admin_payouts.results.close')}
          </Button>
          <Button variant="contained" disabled={isPending} onClick={() => input.current?.click()}>
            {translate(
              isPending ? 'admin_payouts.results.pending' : 'admin_payouts.results.choose',
            )}
          </Button>
        </DialogActions>
      </Dialog>
    </>
  )
}
