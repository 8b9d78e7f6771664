import { formatPixKey, PIX_KEY_KINDS } from '#domain/money/pixKey'
import { formatDate } from '#domain/values/dates'
import { formatBRL } from '#domain/values/money'
import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import type { AdminPayout } from '#domain/money/payoutWire'
import { useGetOne, useTranslate, useDataProvider } from 'ra-core'
import { useState } from 'react'
import { Link, useParams } from 'react-router-dom'
import Typography from '@mui/material/Typography'
import { paths } from '../../../paths'
import { DetailCard } from '../../../kit/ui/DetailCard'
import { FactList } from '../../../kit/ui/FactList'
import { LoadingState } from '../../../kit/ui/LoadingState'
import { PageHeader } from '../../../kit/ui/PageHeader'
import { PayoutOrders } from '../../../shared/money/PayoutOrders'
import { PayoutStatus } from '../../../shared/money/PayoutStatus'
import { RecordLoadError } from '../../../kit/ui/RecordLoadError'
import { AdjustBalance } from '../AdjustBalance'
import { BatchExport } from '../BatchExport'
import { useAdjustBalance } from '../useAdjustBalance'
import { PaidDialog } from './PaidDialog'
import { PixPayment, type Decision } from './PixPayment'
import { DialogForm } from '../../../kit/form/DialogForm'
import type { AdminDataProvider } from '../../dataProvider'
import { payoutReason, PayoutReasonInput } from '../PayoutReasonInput'
import { usePayoutAction } from '../usePayoutAction'

const TEXTS = {
  missing: 'payouts.detail.missing',
  missingHint: 'admin_payouts.list.empty_hint',
  failure: 'payouts.detail.failure',
  back: 'payouts.detail.back',
}

/** One payout for staff: the PIX code to pay it with, what the bank said, its orders. */
export default function MadePayout() {
  const translate = useTranslate()
  const { id = '' } = useParams()
  const { adjust, dialog } = useAdjustBalance()
  /** Of the page: after a lost answer the payment's card may be gone, and what was typed stays. */
  const [deciding, setDeciding] = useState<Decision | null>(null)
  const {
    data: payout,
    error,
    isPending,
    refetch,
  } = useGetOne<AdminPayout>(
    'made-payouts',
    { id },
    { refetchOnMount: 'always', refetchOnWindowFocus: 'always' },
  )
  if (isPending) return <LoadingState label={translate('payouts.detail.loading')} />
  if (!payout)
    return (
      <RecordLoadError
        error={error}
        onRetry={() => void refetch()}
        back={paths.admin.madePayouts}
        texts={TEXTS}
      />
    )
  const { batch, seller } = payout
  const close = () => setDeciding(null)
  return (
    <>
      <PageHeader
        title={translate('payouts.number', { number: payout.number })}
        subtitle={`${seller.name} · ${formatBRL(payout.amount)}`}
        back={{
          to: paths.admin.madePayoutsOf(batch.id),
          label: translate('admin_payouts.detail.batch', { number: batch.number }),
        }}
        status={<PayoutStatus status={payout.status} />}
        actions={
          <>
            <Button component={Link} to={paths.admin.sellerMoney(seller.id)}>
              {translate('admin_payouts.detail.seller')}
            </Button>
            <AdjustBalance seller={seller} onAdjust={adjust} />
            <BatchExport batch={batch} />
          </>
        }
      />
      <Stack spacing={2}>
        {(payout.pix_code !== null || payout.pay_problem !== null) && (
          <PixPayment payout={payout} onDecide={setDeciding} />
        )}
        <DetailCard title={translate('payouts.detail.facts')}>
          <FactList
            facts={[
              {
                label: translate('admin_payouts.detail.receiver'),
                value: payout.receiver_name,
              },
              {
                label: translate('admin_payouts.detail.key'),
                value: `${PIX_KEY_KINDS[payout.pix_kind].label} ${payout.pix_key === null ? payout.pix_masked : formatPixKey(payout.pix_kind, payout.pix_key)}`,
              },
              { label: translate('admin_payouts.detail.txid'), value: payout.txid },
              {
                label: translate('payouts.column.batch'),
                value: String(batch.number),
              },
              { label: translate('payouts.column.paid_on'), value: formatDate(payout.paid_on) },
              { label: translate('payouts.detail.end_to_end'), value: payout.end_to_end_id },
              ...(payout.failure_reason
                ? [{ label: translate('payouts.detail.reason'), value: payout.failure_reason }]
                : []),
            ]}
          />
        </DetailCard>
        <PayoutOrders payout={payout} />
      </Stack>
      {dialog}
      {deciding === 'paid' && <PaidDialog payoutId={payout.id} onClose={close} />}
      {deciding === 'failed' && <FailedDialog payoutId={payout.id} onClose={close} />}
    </>
  )
}

/** Why the bank did not pay; the producer reads it. */
function FailedDialog({ payoutId, onClose }: { payoutId: string; onClose: () => void }) {
  const translate = useTranslate()
  const own = (key: string) => translate(`admin_payouts.failed.${key}`)
  const dataProvider = useDataProvider<AdminDataProvider>()
  const action = usePayoutAction('admin_payouts.failed', ({ reason }: { reason: string }) =>
    dataProvider.markFailed(payoutId, reason.trim()),
  )
  return (
    <DialogForm
      {...action}
      title={own('title')}
      values={{ reason: '' }}
      rules={payoutReason}
      saveLabel={own('save')}
      savingLabel={own('saving')}
      destructive
      maxWidth="sm"
      onClose={onClose}
    >
      <Typography sx={{ mb: 1 }}>{own('text')}</Typography>
      <PayoutReasonInput autoFocus />
    </DialogForm>
  )
}
