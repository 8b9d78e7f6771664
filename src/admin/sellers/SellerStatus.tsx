import { storeStatusColor, storeStatusLabel } from '#domain/sellers/storeStatus'
import type { Seller } from '#domain/sellers/sellerWire'
import { StatusChip } from '../../kit/ui/StatusChip'

/** Ativo, Inativo, Pendente, Bloqueado, Suspenso, else Indefinido (spec §4, R36). */
export function SellerStatus({ seller }: { seller: Seller }) {
  return (
    <StatusChip
      label={storeStatusLabel(seller.store_status)}
      color={storeStatusColor(seller.store_status)}
    />
  )
}
