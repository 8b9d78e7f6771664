import { HELD_REASONS, NEGATIVE_BALANCE, type HeldReason } from '#domain/money/payouts'
import { formatBRL } from '#domain/values/money'
import Alert from '@mui/material/Alert'
import AlertTitle from '@mui/material/AlertTitle'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Skeleton from '@mui/material/Skeleton'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { useTranslate } from 'ra-core'
import { Link } from 'react-router-dom'
import { ErrorState } from '../../kit/ui/ErrorState'
import { SummaryCard } from '../../kit/ui/SummaryCard'
import type { MoneySource } from './MoneySource'
import { usePayoutSummary } from './usePayoutSummary'

const AMOUNTS = ['receivable', 'available', 'held', 'paid'] as const

/** Why money is held, in a line; '' when nothing holds it. */
function heldHint(reasons: readonly HeldReason[], translate: (key: string) => string): string {
  const isMissing = reasons.some(
    (reason) => reason === 'no_pix_key' || reason === 'contract_unsigned',
  )
  if (isMissing) return translate('payouts.summary.held_missing')
  const [reason] = reasons
  return reason ? HELD_REASONS[reason].label : ''
}

interface Props {
  source: MoneySource
  /** Where the producer finds key and contract, in the portal; staff read in short what is missing. */
  settings?: string
}

/** The four amounts, and a sentence for whatever makes them other than expected. */
export function PayoutSummary({ source, settings }: Props) {
  const translate = useTranslate()
  const { data, isError, refetch } = usePayoutSummary(source)
  if (isError)
    return <ErrorState title={translate('payouts.list.error')} onRetry={() => void refetch()} />
  const balance = data?.balance
  return (
    <Stack spacing={2}>
      <Box
        role="group"
        aria-label={translate('lists.summary')}
        sx={{
          display: 'grid',
          gap: { xs: 1, sm: 2 },
          gridTemplateColumns: { xs: '1fr 1fr', sm: 'repeat(4, 1fr)' },
        }}
      >
        {AMOUNTS.map((name) => (
          <SummaryCard
            key={name}
            label={translate(`payouts.summary.${name}`)}
            value={balance && formatBRL(balance[name])}
            hint={
              (name === 'held' && heldHint(balance?.held_reasons ?? [], translate)) ||
              translate(`payouts.summary.${name}_hint`)
            }
          />
        ))}
      </Box>
      {!balance && <Skeleton variant="rounded" sx={{ height: { xs: 63, sm: 20 } }} />}
      {data && balance && (
        <>
          {balance.available < 0 && (
            <Alert severity="warning">
              <AlertTitle>
                {translate('payouts.negative_title', { amount: formatBRL(balance.available) })}
              </AlertTitle>
              {NEGATIVE_BALANCE}
            </Alert>
          )}
          {balance.held_reasons.length > 0 && (
            <Alert
              severity="info"
              action={
                // key and contract are there; a dispute is not the seller's to end
                settings !== undefined &&
                balance.held_reasons.some((reason) => reason !== 'order_disputed') && (
                  <Button color="inherit" component={Link} to={settings}>
                    {translate('payouts.open_settings')}
                  </Button>
                )
              }
            >
              {balance.held > 0 && (
                <AlertTitle>
                  {translate('payouts.held_title', { amount: formatBRL(balance.held) })}
                </AlertTitle>
              )}
              {balance.held_reasons.map((reason) => (
                <div key={reason}>
                  {HELD_REASONS[reason][settings === undefined ? 'label' : 'sentence']}
                </div>
              ))}
            </Alert>
          )}
          <Typography variant="body2" color="text.secondary">
            {balance.in_payment > 0 &&
              `${translate('payouts.in_payment', { amount: formatBRL(balance.in_payment) })} `}
            {translate('payouts.minimum', { amount: formatBRL(data.minimum) })}
          </Typography>
        </>
      )}
    </Stack>
  )
}
