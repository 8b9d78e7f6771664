import { formatRate } from '#domain/commission/commission'
import { formatDateTime } from '#domain/values/dates'
import { isOwner, OWNER_ONLY } from '#domain/team/memberRoles'
import { accessNotice, canWrite } from '#domain/sellers/seller'
import type { Member } from '#domain/team/memberWire'
import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import useMediaQuery from '@mui/material/useMediaQuery'
import type { Theme } from '@mui/material/styles'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { useQuery } from '@tanstack/react-query'
import { useTranslate } from 'ra-core'
import { useId, useState } from 'react'
import { ConfirmDialog } from '../../kit/ui/ConfirmDialog'
import { ErrorState } from '../../kit/ui/ErrorState'
import { LoadingState } from '../../kit/ui/LoadingState'
import { ME_QUERY } from '../fetchMe'
import { ContractTools } from './ContractTools'
import { useContract } from './useContract'
import { signProblem, useSignContract } from './useSignContract'
import './ContractText.css'
import '../../kit/ui/printAlone.css'

/** 'Contrato de Comissão': the full text, to read, keep and sign (spec §2, §4, R31, R34). */
export default function ContractDialog({ onClose }: { onClose: () => void }) {
  const translate = useTranslate()
  const titleId = useId()
  const phone = useMediaQuery((theme: Theme) => theme.breakpoints.down('sm'), { noSsr: true })
  const [isAsking, setAsking] = useState(false)
  const { data: me } = useQuery(ME_QUERY)
  const { data: contract, error, isFetching, refetch } = useContract()
  const { mutate: sign, isPending, error: failure } = useSignContract({ onSigned: onClose })
  const hindrance = me ? hindranceOf(me) : null
  const close = isPending ? undefined : onClose
  return (
    <Dialog
      open
      onClose={close}
      aria-labelledby={titleId}
      className="print-alone"
      maxWidth="md"
      fullWidth
      fullScreen={phone}
    >
      <DialogTitle className="not-printed" id={titleId}>
        {translate('contract.dialog.title')}
      </DialogTitle>
      <DialogContent
        dividers
        tabIndex={0}
        aria-label={translate('contract.dialog.text')}
        role="region"
      >
        {!contract && !error && (
          <LoadingState label={translate('contract.dialog.loading')} height={320} />
        )}
        {!contract && error && (
          <ErrorState
            title={translate('contract.dialog.load_error')}
            message={error.message}
            onRetry={() => void refetch()}
          />
        )}
        {contract && (
          <Stack spacing={2}>
            <div className="not-printed">
              <ContractTools contract={contract} />
              {contract.signed_at && (
                <Alert severity="success" sx={{ mt: 1 }}>
                  {translate('contract.dialog.signed', {
                    date: formatDateTime(contract.signed_at),
                  })}
                </Alert>
              )}
            </div>
            <ContractText text={contract.text} />
            <Typography variant="caption" color="text.secondary" sx={{ overflowWrap: 'anywhere' }}>
              {translate('contract.dialog.fingerprint')}: {contract.sha256}
            </Typography>
          </Stack>
        )}
      </DialogContent>
      {failure && (
        <Alert severity="error" sx={{ mx: 3, mt: 2 }}>
          {translate(signProblem(failure), { _: signProblem(failure) })}
        </Alert>
      )}
      {hindrance && !contract?.signed_at && (
        <Alert severity="info" sx={{ mx: 3, mt: 2 }}>
          {hindrance}
        </Alert>
      )}
      <DialogActions>
        <Button color="inherit" onClick={close} disabled={isPending}>
          {translate('contract.dialog.close')}
        </Button>
        {!contract?.signed_at && (
          <Button
            variant="contained"
            disabled={!contract || isFetching || isPending || hindrance !== null}
            onClick={() => setAsking(true)}
          >
            {translate(isPending ? 'contract.dialog.signing' : 'contract.dialog.sign')}
          </Button>
        )}
      </DialogActions>
      {contract && (
        <ConfirmDialog
          open={isAsking}
          title={translate('contract.confirm.title')}
          confirmLabel={translate('contract.confirm.yes')}
          onClose={() => setAsking(false)}
          onConfirm={() => {
            setAsking(false)
            sign(contract)
          }}
        >
          {translate('contract.confirm.text', { rate: formatRate(contract.rate) })}
        </ConfirmDialog>
      )}
    </Dialog>
  )
}

/** Why this person cannot sign, or null. */
function hindranceOf(me: Member): string | null {
  if (!isOwner(me)) return OWNER_ONLY.sign
  const status = me.seller?.store_status
  return canWrite(status) ? null : (accessNotice(status)?.text ?? null)
}

/**
 * The contract for reading: paragraphs and headings of the plain text, every character of which is on the page, so
 * that what is read is what is signed (R34).
 */
function ContractText({ text }: { text: string }) {
  const [title = '', ...blocks] = text.split('\n\n')
  return (
    <article className="contract-text">
      <Typography variant="h3" component="h3">
        {title}
      </Typography>
      {blocks.map((block, index) => {
        const [first = '', ...rest] = block.split('\n')
        const isClause = first.startsWith('CLÁUSULA ')
        return (
          <section key={index}>
            {isClause ? <h4>{first}</h4> : <p>{first}</p>}
            {rest.map((line, row) => (
              <p key={row}>{line}</p>
            ))}
          </section>
        )
      })}
    </article>
  )
}
