import {
  gridErrors,
  gridMoves,
  gridTexts,
  isChangedCell,
  type GridField,
  type GridRow,
} from '#domain/wines/priceGrid'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import Typography from '@mui/material/Typography'
import { useTranslate } from 'ra-core'
import { memo } from 'react'
import { Link } from 'react-router-dom'
import { paths } from '../../../paths'
import { GridStepper } from './GridStepper'
import { netOf } from './netOf'
import type { RowEdit } from './useGridRows'

interface Props {
  row: GridRow
  rate: number | null
  edit: (edits: readonly RowEdit[]) => void
  settle: (row: GridRow) => void
}

/** How far one press of + goes: a real, a bottle. */
const FIELDS: readonly { field: GridField; step: number }[] = [
  { field: 'retail', step: 1 },
  { field: 'quantity', step: 1 },
  { field: 'low_stock', step: 1 },
]

/** One wine on the phone: price, bottles and warning; wholesale is on the wine's own page. */
export const StepperCard = memo(function StepperCard({ row, rate, edit, settle }: Props) {
  const translate = useTranslate()
  const errors = gridErrors(row)
  const wholesale = errors.wholesale ?? errors.min_quantity
  const moves = gridMoves(row)
  const former = gridTexts(row.stored)
  const net = netOf(row.typed.retail, rate)
  return (
    <Card component="li" sx={{ p: 2 }}>
      <Typography variant="h3" component="h2" sx={{ overflowWrap: 'anywhere' }}>
        {row.title}
      </Typography>
      <Box sx={{ display: 'grid', gap: 1.25, mt: 1.25 }}>
        {FIELDS.map(({ field, step }) => (
          <GridStepper
            key={field}
            label={translate(`grid.column.${field}`)}
            name={row.title}
            value={row.typed[field]}
            step={step}
            whole={field !== 'retail'}
            isChanged={isChangedCell(row, field)}
            problem={errors[field]}
            former={former[field] || '–'}
            size={moves.find((move) => move.field === field)?.size ?? null}
            onChange={(text) => edit([{ id: row.id, field, text }])}
          />
        ))}
      </Box>
      {wholesale && (
        <Typography variant="body2" color="error" sx={{ mt: 1 }}>
          {translate('grid.wholesale_wrong', {
            minimum: row.typed.min_quantity,
            problem: wholesale,
          })}{' '}
          <Link to={paths.portal.addPrice(row.id)}>{translate('grid.wholesale_open')}</Link>
        </Typography>
      )}
      {net && (
        <Typography variant="body2" color="text.secondary" sx={{ mt: 1 }}>
          {translate('grid.net', { amount: net })}
        </Typography>
      )}
      {row.outcome?.message && (
        <Typography variant="body2" color="error" sx={{ mt: 1 }}>
          {row.outcome.message}
        </Typography>
      )}
      {row.outcome?.state === 'conflict' && (
        <Button size="small" onClick={() => settle(row)}>
          {translate('grid.conflict.decide')}
        </Button>
      )}
    </Card>
  )
})
