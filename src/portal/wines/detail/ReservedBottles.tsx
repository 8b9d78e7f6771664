import { formatDecimal } from '#domain/values/decimal'
import type { Product } from '#domain/wines/productWire'
import Typography from '@mui/material/Typography'
import { useTranslate } from 'ra-core'
import { reservedStock } from '../price/stockLevel'

/** How many bottles orders hold besides those that can be sold. */
export function ReservedBottles({ wine }: { wine: Product }) {
  const translate = useTranslate()
  const reserved = reservedStock(wine)
  if (reserved === 0) return null
  return (
    <Typography variant="caption" color="text.secondary">
      {translate('wine.inventory.reserved', {
        smart_count: reserved,
        count: formatDecimal(reserved),
      })}
    </Typography>
  )
}
