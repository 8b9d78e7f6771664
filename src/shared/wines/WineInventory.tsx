import { formatDecimal } from '#domain/values/decimal'
import { totalStock } from '#domain/wines/wine'
import type { Product } from '#domain/wines/productWire'
import Typography from '@mui/material/Typography'
import { useTranslate } from 'ra-core'
import type { ReactNode } from 'react'
import { DetailCard } from '../../kit/ui/DetailCard'
import { StatusChip } from '../../kit/ui/StatusChip'

interface Props {
  wine: Product
  /** What the area says of so many bottles (R4). */
  badge: (stock: number) => string
  children?: ReactNode
}

/** Quantidade Disponível in bottles, with its badge (spec §2, R4). */
export function WineInventory({ wine, badge, children }: Props) {
  const translate = useTranslate()
  const stock = totalStock(wine)
  return (
    <DetailCard
      title={translate('wine.inventory.title')}
      action={<StatusChip label={badge(stock)} color={stock > 0 ? 'success' : 'error'} />}
    >
      <Typography variant="body2" color="text.secondary">
        {translate('wine.inventory.available')}
      </Typography>
      <Typography
        sx={{ fontSize: '1.375rem', fontWeight: 650, fontVariantNumeric: 'tabular-nums' }}
      >
        {translate('wines.summary.bottles', { smart_count: stock, count: formatDecimal(stock) })}
      </Typography>
      {children}
    </DetailCard>
  )
}
