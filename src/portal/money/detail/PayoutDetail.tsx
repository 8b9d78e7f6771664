import { PIX_KEY_KINDS } from '#domain/money/pixKey'
import { formatDate } from '#domain/values/dates'
import { formatBRL } from '#domain/values/money'
import Alert from '@mui/material/Alert'
import Stack from '@mui/material/Stack'
import type { PayoutDetail as Payout } from '#domain/money/payoutWire'
import { useGetOne, useTranslate } from 'ra-core'
import { useParams } from 'react-router-dom'
import { paths } from '../../../paths'
import { DetailCard } from '../../../kit/ui/DetailCard'
import { FactList } from '../../../kit/ui/FactList'
import { LoadingState } from '../../../kit/ui/LoadingState'
import { PageHeader } from '../../../kit/ui/PageHeader'
import { PayoutOrders } from '../../../shared/money/PayoutOrders'
import { PayoutStatus } from '../../../shared/money/PayoutStatus'
import { RecordLoadError } from '../../../kit/ui/RecordLoadError'

const TEXTS = {
  missing: 'payouts.detail.missing',
  missingHint: 'payouts.detail.missing_hint',
  failure: 'payouts.detail.failure',
  back: 'payouts.detail.back',
}

/** One payout: what the bank did, and its orders line by line. */
export default function PayoutDetail() {
  const translate = useTranslate()
  const { id = '' } = useParams()
  const {
    data: payout,
    error,
    isPending,
    refetch,
  } = useGetOne<Payout>(
    'payouts',
    { id },
    { refetchOnMount: 'always', refetchOnWindowFocus: 'always' },
  )
  if (isPending) return <LoadingState label={translate('payouts.detail.loading')} />
  if (!payout)
    return (
      <RecordLoadError
        error={error}
        onRetry={() => void refetch()}
        back={paths.portal.payouts}
        texts={TEXTS}
      />
    )
  return (
    <>
      <PageHeader
        title={translate('payouts.number', { number: payout.number })}
        subtitle={formatBRL(payout.amount)}
        back={{ to: paths.portal.payouts, label: translate('payouts.detail.back') }}
        status={<PayoutStatus status={payout.status} />}
      />
      <Stack spacing={2}>
        {payout.status === 'failed' && (
          <Alert severity="warning">
            {translate('payouts.detail.reason')}: {payout.failure_reason}.{' '}
            {translate('payouts.detail.failed_hint')}
          </Alert>
        )}
        <DetailCard title={translate('payouts.detail.facts')}>
          <FactList
            facts={[
              { label: translate('payouts.column.amount'), value: formatBRL(payout.amount) },
              {
                label: translate('payouts.column.created_at'),
                value: formatDate(payout.created_at),
              },
              { label: translate('payouts.column.paid_on'), value: formatDate(payout.paid_on) },
              {
                label: translate('payouts.column.pix'),
                value: `${PIX_KEY_KINDS[payout.pix_kind].label} ${payout.pix_masked}`,
              },
              { label: translate('payouts.detail.end_to_end'), value: payout.end_to_end_id },
            ]}
          />
        </DetailCard>
        <PayoutOrders payout={payout} orderPath={paths.portal.order} />
      </Stack>
    </>
  )
}
