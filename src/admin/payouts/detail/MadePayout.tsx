import { PIX_KEY_KINDS } from '#domain/money/pixKey'
import { formatDate } from '#domain/values/dates'
import { formatBRL } from '#domain/values/money'
import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import { useQuery } from '@tanstack/react-query'
import { useDataProvider, useTranslate } from 'ra-core'
import { Link, useParams } from 'react-router-dom'
import { paths } from '../../../paths'
import { useDownload } from '../../../shared/files/useDownload'
import { DetailCard } from '../../../shared/ui/DetailCard'
import { FactList } from '../../../shared/ui/FactList'
import { LoadingState } from '../../../shared/ui/LoadingState'
import { PageHeader } from '../../../shared/ui/PageHeader'
import { PayoutOrders } from '../../../shared/ui/PayoutOrders'
import { PayoutStatus } from '../../../shared/ui/PayoutStatus'
import { RecordLoadError } from '../../../shared/ui/RecordLoadError'
import { useMay } from '../../account/useMay'
import type { AdminDataProvider } from '../../dataProvider'
import { AdjustBalance } from '../AdjustBalance'
import { PixPayment } from './PixPayment'

const TEXTS = {
  missing: 'payouts.detail.missing',
  missingHint: 'admin_payouts.list.empty_hint',
  failure: 'payouts.detail.failure',
  back: 'payouts.detail.back',
}

/** One payout for staff: the PIX code to pay it with, what the bank said, its orders. */
export default function MadePayout() {
  const translate = useTranslate()
  const may = useMay()
  const { id = '' } = useParams()
  const dataProvider = useDataProvider<AdminDataProvider>()
  const { download, isDownloading } = useDownload('admin_payouts.detail.export_failed')
  const {
    data: payout,
    error,
    isPending,
    refetch,
  } = useQuery({
    queryKey: ['made-payouts', 'detail', id],
    queryFn: () => dataProvider.findPayout(id),
    staleTime: 0,
  })
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
            <Button component={Link} to={paths.admin.seller(seller.id)}>
              {translate('admin_payouts.detail.seller')}
            </Button>
            <AdjustBalance seller={seller} />
            {may('moveMoney') && (
              <Button
                variant="outlined"
                disabled={isDownloading}
                onClick={() =>
                  void download(
                    () => dataProvider.exportBatch(batch.id),
                    `lote-${batch.number}.csv`,
                  )
                }
              >
                {translate('admin_payouts.detail.export')}
              </Button>
            )}
          </>
        }
      />
      <Stack spacing={2}>
        {payout.pix_code !== null && <PixPayment payout={payout} code={payout.pix_code} />}
        <DetailCard title={translate('payouts.detail.facts')}>
          <FactList
            facts={[
              {
                label: translate('admin_payouts.detail.receiver'),
                value: payout.receiver_name,
              },
              {
                label: translate('admin_payouts.detail.key'),
                value: `${PIX_KEY_KINDS[payout.pix_kind].label} ${payout.pix_key ?? payout.pix_masked}`,
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
    </>
  )
}
