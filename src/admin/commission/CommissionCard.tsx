import { lazyDialog } from '../../kit/ui/lazyDialog'
import { formatRate, normalizeRate } from '#domain/commission/commission'
import { canEditCommission } from '#domain/sellers/seller'
import type { Seller } from '#domain/sellers/sellerWire'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useTranslate } from 'ra-core'
import { DetailCard } from '../../kit/ui/DetailCard'
import { ErrorState } from '../../kit/ui/ErrorState'
import { LoadingState } from '../../kit/ui/LoadingState'
import { useOpenedByHash } from '../../kit/ui/useOpenedByHash'
import { COMMISSION_HASH } from '../../paths'
import { useMay } from '../account/useMay'
import { useCommission } from './useCommission'

const CommissionDialog = lazyDialog(() => import('./CommissionDialog'))

/** The seller's commission, and the button that sets it; disabled for an inactive seller (spec §4). A link can lead to the form opened. */
export function CommissionCard({ seller }: { seller: Seller }) {
  const translate = useTranslate()
  const may = useMay()
  const [isOpen, setOpen] = useOpenedByHash(COMMISSION_HASH)
  const { data: rules, error, refetch } = useCommission(seller.id)
  const rule = rules?.[0]
  const rate = normalizeRate(rule?.rate)
  const isEditable = canEditCommission(seller.store_status)
  return (
    <DetailCard
      title={translate('admin_commission.title')}
      action={
        rules &&
        may('moveMoney') && (
          <Button size="small" disabled={!isEditable} onClick={() => setOpen(true)}>
            {translate(rule ? 'admin_commission.edit' : 'admin_commission.create')}
          </Button>
        )
      }
    >
      {error && !rules && (
        <ErrorState
          title={translate('admin_commission.load_error')}
          message={error.message}
          onRetry={() => void refetch()}
        />
      )}
      {!error && !rules && (
        <LoadingState label={translate('admin_commission.loading')} height={64} />
      )}
      {rules && (
        <>
          <Typography
            sx={{
              fontSize: '1.75rem',
              fontWeight: 650,
              lineHeight: 1.2,
              fontVariantNumeric: 'tabular-nums',
            }}
          >
            {rate === null ? translate('admin_commission.none') : formatRate(rate)}
          </Typography>
          <Typography variant="body2" color="text.secondary" sx={{ overflowWrap: 'anywhere' }}>
            {rule ? rule.name : translate('admin_commission.none_hint')}
          </Typography>
          {!isEditable && (
            <Typography variant="body2" sx={{ mt: 1 }}>
              {translate('admin_commission.inactive')}
            </Typography>
          )}
        </>
      )}
      {isOpen && rules && may('moveMoney') && isEditable && (
        <CommissionDialog seller={seller} rule={rule} onClose={() => setOpen(false)} />
      )}
    </DetailCard>
  )
}
