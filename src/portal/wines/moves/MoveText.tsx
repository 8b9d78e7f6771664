import { formatDecimal } from '#domain/values/decimal'
import { formatBRL } from '#domain/values/money'
import type { ValueMove } from '#domain/wines/valueMoveWire'
import Box from '@mui/material/Box'
import { useTranslate } from 'ra-core'

/** 'Varejo: R$ 149,00 → R$ 1.490,00', with how far it goes when it goes very far. */
export function MoveText({ move: { field, before, after, size } }: { move: ValueMove }) {
  const translate = useTranslate()
  const write = (value: number | null): string => {
    if (field === 'quantity') {
      return translate('moves.bottles', {
        smart_count: value ?? 0,
        count: formatDecimal(value ?? 0),
      })
    }
    return value ? formatBRL(value) : translate('moves.none')
  }
  return (
    <Box component="span" sx={{ fontVariantNumeric: 'tabular-nums' }}>
      {translate(`moves.field.${field}`)}:{' '}
      <Box
        component="span"
        sx={size ? { fontWeight: 650, color: 'warning.main' } : { color: 'text.primary' }}
      >
        {translate('moves.from_to', { before: write(before), after: write(after) })}
        {size && ` (${translate(`moves.size.${size}`)})`}
      </Box>
    </Box>
  )
}
