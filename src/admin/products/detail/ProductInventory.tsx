import { formatDecimal } from '#domain/values/decimal'
import { adminStockBadge, totalStock } from '#domain/wines/wine'
import type { Product } from '#domain/wire/product'
import Typography from '@mui/material/Typography'
import { useTranslate } from 'ra-core'
import { DetailCard } from '../../../shared/ui/DetailCard'
import { StatusChip } from '../../../shared/ui/StatusChip'

/** Bottles available, with the badge Em estoque or Sem estoque (spec §4, R4). */
export function ProductInventory({ product }: { product: Product }) {
  const translate = useTranslate()
  const stock = totalStock(product)
  return (
    <DetailCard
      title={translate('admin_product.inventory.title')}
      action={<StatusChip label={adminStockBadge(stock)} color={stock > 0 ? 'success' : 'error'} />}
    >
      <Typography variant="body2" color="text.secondary">
        {translate('admin_product.inventory.available')}
      </Typography>
      <Typography
        sx={{ fontSize: '1.375rem', fontWeight: 650, fontVariantNumeric: 'tabular-nums' }}
      >
        {translate('admin_products.bottles', { smart_count: stock, count: formatDecimal(stock) })}
      </Typography>
    </DetailCard>
  )
}
