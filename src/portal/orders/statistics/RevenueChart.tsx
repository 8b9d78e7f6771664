import { formatDate } from '#domain/values/dates'
import { formatBRL } from '#domain/values/money'
import type { OrderStatistics, OrderStatisticsQuery } from '#domain/orders/orderWire'
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useTranslate } from 'ra-core'
import { useId, useState } from 'react'

interface Props {
  /** Oldest first; amounts in cents. */
  revenue: OrderStatistics['revenue']
  period: OrderStatisticsQuery['period']
}

/** dd/MM of a week's first day, MM/yyyy of a month. */
function shortDate(from: string, period: Props['period']): string {
  const date = formatDate(from)
  return period === 'month' ? date.slice(3) : date.slice(0, 5)
}

/**
 * Bars of revenue, drawn with plain boxes: a chart library would cost more than the whole page. Each bar is a radio
 * button, so that finger, mouse and arrow keys choose the period whose value is shown above; the running one at first.
 */
export function RevenueChart({ revenue, period }: Props) {
  const translate = useTranslate()
  const name = useId()
  const [chosen, setChosen] = useState(revenue.length - 1)
  const highest = Math.max(...revenue.map(({ amount }) => amount), 1)
  const shown = revenue[chosen]
  const range = (one: Props['revenue'][number]) => `${formatDate(one.from)} – ${formatDate(one.to)}`
  return (
    <>
      {shown && (
        <Typography aria-hidden sx={{ fontVariantNumeric: 'tabular-nums', mb: 1 }}>
          <strong>{formatBRL(shown.amount)}</strong>
          <Box component="span" sx={{ typography: 'body2', color: 'text.secondary', ml: 1 }}>
            {range(shown)}
          </Box>
        </Typography>
      )}
      <Box
        role="radiogroup"
        aria-label={translate('order.statistics.chart')}
        sx={{
          display: 'flex',
          height: 96,
          '& label': {
            flex: 1,
            minWidth: 0,
            px: { xs: '2px', sm: 0.5 },
            display: 'flex',
            alignItems: 'flex-end',
            cursor: 'pointer',
            borderRadius: 1,
            '&:has(:focus-visible)': { outline: '3px solid', outlineColor: 'primary.main' },
            '&:hover': { bgcolor: 'action.hover' },
          },
          '& label > div': {
            width: '100%',
            // even an empty period keeps its place on the base line
            minHeight: 3,
            borderRadius: '4px 4px 0 0',
            bgcolor: 'primary.main',
            opacity: 0.55,
            '&[data-empty]': { bgcolor: 'divider' },
          },
          '& :checked ~ div': { opacity: 1, bgcolor: 'primary.main' },
        }}
      >
        {revenue.map((one, index) => (
          <label key={one.from} title={`${range(one)}: ${formatBRL(one.amount)}`}>
            <input
              type="radio"
              className="visually-hidden"
              name={name}
              checked={index === chosen}
              onChange={() => setChosen(index)}
            />
            <span className="visually-hidden">{`${range(one)}: ${formatBRL(one.amount)}`}</span>
            <div
              data-empty={one.amount > 0 ? undefined : true}
              style={{ height: `${String((Math.max(0, one.amount) / highest) * 100)}%` }}
            />
          </label>
        ))}
      </Box>
      <Box
        aria-hidden
        sx={{
          display: 'flex',
          justifyContent: 'space-between',
          typography: 'caption',
          color: 'text.secondary',
          mt: 0.5,
        }}
      >
        {[revenue[0], revenue.at(-1)].map(
          (one) => one && <span key={one.from}>{shortDate(one.from, period)}</span>,
        )}
      </Box>
    </>
  )
}
