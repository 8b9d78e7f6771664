import { formatDecimal } from '#domain/values/decimal'
import { sellerStockBadge, totalStock } from '#domain/wines/wine'
import type { Product } from '#domain/wire/product'
import Typography from '@mui/material/Typography'
import { useTranslate } from 'ra-core'
import { StatusChip } from '../../../shared/ui/StatusChip'
import { reservedStock } from '../price/stockLevel'
import { DetailCard } from '../../../shared/ui/DetailCard'

/** Quantidade Disponível in bottles, with its badge (spec §2, R4). */
export function WineInventory({ wine }: { wine: Product }) {
  const translate = useTranslate()
  const stock = totalStock(wine)
  const reserved = reservedStock(wine)
  return (
    <DetailCard
      title={translate('wine.inventory.title')}
      action={
        <StatusChip label={sellerStockBadge(stock)} color={stock > 0 ? 'success' : 'error'} />
      }
    >
      <Typography variant="body2" color="text.secondary">
        {translate('wine.inventory.available')}
      </Typography>
      <Typography
        sx={{ fontSize: '1.375rem', fontWeight: 650, fontVariantNumeric: 'tabular-nums' }}
      >
        {translate('wines.summary.bottles', { smart_count: stock, count: formatDecimal(stock) })}
      </Typography>
      {reserved > 0 && (
        <Typography variant="caption" color="text.secondary">
          {translate('wine.inventory.reserved', {
            smart_count: reserved,
            count: formatDecimal(reserved),
          })}
        </Typography>
      )}
    </DetailCard>
  )
}
