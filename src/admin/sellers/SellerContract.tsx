import type { Seller } from '#domain/sellers/sellerWire'
import { useTranslate } from 'ra-core'
import { StatusChip } from '../../kit/ui/StatusChip'

/** Assinado, or Pendente when false or null (spec §4 Contract). */
export function SellerContract({ seller }: { seller: Seller }) {
  const translate = useTranslate()
  return seller.contract_signed ? (
    <StatusChip label={translate('admin_sellers.contract.signed')} color="success" />
  ) : (
    <StatusChip label={translate('admin_sellers.contract.pending')} color="warning" />
  )
}
