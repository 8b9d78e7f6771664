import { formatDecimal } from '#domain/values/decimal'
import { formatBRL } from '#domain/values/money'
import { retailPrice, wholesalePrice } from '#domain/wines/wine'
import type { Product } from '#domain/wines/productWire'
import Box from '@mui/material/Box'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { useTranslate } from 'ra-core'
import { DetailCard } from '../../kit/ui/DetailCard'

/** Preço atacado only when there is a tier, then Preço varejo (spec §2, R6). */
export function WinePrices({ wine }: { wine: Product }) {
  const translate = useTranslate()
  const wholesale = wholesalePrice(wine)
  return (
    <DetailCard title={translate('wine.prices.title')}>
      <Stack spacing={1.5}>
        {wholesale && (
          <Price
            label={translate('wine.prices.wholesale')}
            cents={wholesale.amount}
            detail={`${translate('wine.prices.per_bottle')}, ${translate('wine.prices.minimum', {
              smart_count: wholesale.min_quantity,
              count: formatDecimal(wholesale.min_quantity),
            })}`}
          />
        )}
        <Price
          label={translate('wine.prices.retail')}
          cents={retailPrice(wine) ?? 0}
          detail={translate('wine.prices.per_bottle')}
        />
      </Stack>
    </DetailCard>
  )
}

function Price({ label, cents, detail }: { label: string; cents: number; detail: string }) {
  return (
    <Box>
      <Typography variant="body2" color="text.secondary">
        {label}
      </Typography>
      <Typography
        sx={{ fontSize: '1.375rem', fontWeight: 650, fontVariantNumeric: 'tabular-nums' }}
      >
        {formatBRL(cents)}
      </Typography>
      <Typography variant="caption" color="text.secondary">
        {detail}
      </Typography>
    </Box>
  )
}
