import { formatDecimal } from '#domain/values/decimal'
import { adminStockBadge, totalStock } from '#domain/wines/wine'
import type { Product } from '#domain/wines/productWire'
import Box from '@mui/material/Box'
import { useTranslate } from 'ra-core'

/** Bottles, and below them whether there are any: Em estoque or Sem estoque (R4). */
export function ProductStock({ product }: { product: Product }) {
  const translate = useTranslate()
  const stock = totalStock(product)
  return (
    <>
      <div>
        {translate('admin_products.bottles', { smart_count: stock, count: formatDecimal(stock) })}
      </div>
      <Box
        component="span"
        sx={{ typography: 'caption', color: stock > 0 ? 'success.main' : 'error.main' }}
      >
        {adminStockBadge(stock)}
      </Box>
    </>
  )
}
