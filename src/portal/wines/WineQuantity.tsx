import { formatDecimal } from '#domain/values/decimal'
import { totalStock } from '#domain/wines/wine'
import type { Product } from '#domain/wines/productWire'
import Box from '@mui/material/Box'

/** Bottles available; red when there are none (spec §2). */
export function WineQuantity({ wine }: { wine: Product }) {
  const stock = totalStock(wine)
  return (
    <Box component="span" sx={stock <= 0 ? { color: 'error.main', fontWeight: 700 } : undefined}>
      {formatDecimal(stock)}
    </Box>
  )
}
