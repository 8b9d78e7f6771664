import type { Product } from '#domain/wines/productWire'
import { storeStatusColor, storeStatusLabel } from '#domain/sellers/storeStatus'
import Link from '@mui/material/Link'
import { useTranslate } from 'ra-core'
import { Link as RouterLink } from 'react-router-dom'
import { paths } from '../../../paths'
import { DetailCard } from '../../../kit/ui/DetailCard'
import { StatusChip } from '../../../kit/ui/StatusChip'

/** Whose wine it is. */
export function ProductSeller({ product: { seller } }: { product: Product }) {
  const translate = useTranslate()
  if (!seller) return null
  return (
    <DetailCard
      title={translate('admin_product.seller.title')}
      action={
        <StatusChip
          label={storeStatusLabel(seller.store_status)}
          color={storeStatusColor(seller.store_status)}
        />
      }
    >
      <Link component={RouterLink} to={paths.admin.seller(seller.id)} sx={{ fontWeight: 600 }}>
        {seller.name}
      </Link>
    </DetailCard>
  )
}
