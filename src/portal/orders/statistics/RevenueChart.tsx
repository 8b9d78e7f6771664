import { formatDate } from '#domain/values/dates'
import { formatBRL } from '#domain/values/money'
import type { OrderStatistics, OrderStatisticsQuery } from '#domain/wire/order'
import Box from '@mui/material/Box'
import { useTranslate } from 'ra-core'

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
 * Bars of revenue, drawn with plain boxes: a chart library would cost more than the whole page. For a screen reader it
 * is a list of periods and amounts.
 */
export function RevenueChart({ revenue, period }: Props) {
  const translate = useTranslate()
  const highest = Math.max(...revenue.map(({ amount }) => amount), 1)
  return (
    <Box
      component="ol"
      aria-label={translate('order.statistics.chart')}
      sx={{
        m: 0,
        p: 0,
        listStyle: 'none',
        display: 'flex',
        gap: { xs: '4px', sm: 1 },
        alignItems: 'stretch',
        height: { xs: 140, md: 160 },
      }}
    >
      {revenue.map(({ from, to, amount }) => (
        <Box
          component="li"
          key={from}
          title={`${formatDate(from)} – ${formatDate(to)}: ${formatBRL(amount)}`}
          sx={{ flex: 1, minWidth: 0, display: 'flex', flexDirection: 'column' }}
        >
          <span className="visually-hidden">
            {formatDate(from)} – {formatDate(to)}: {formatBRL(amount)}
          </span>
          <Box sx={{ flex: 1, display: 'flex', alignItems: 'flex-end' }} aria-hidden>
            <Box
              sx={{
                width: '100%',
                // even an empty period keeps its place on the base line
                height: `max(2px, ${String((amount / highest) * 100)}%)`,
                borderRadius: '4px 4px 0 0',
                bgcolor: amount > 0 ? 'primary.main' : 'divider',
              }}
            />
          </Box>
          <Box
            aria-hidden
            sx={{
              typography: 'caption',
              fontSize: '0.6875rem',
              color: 'text.secondary',
              textAlign: 'center',
              whiteSpace: 'nowrap',
              overflow: 'hidden',
              mt: 0.5,
              // on a phone there is room for every third label only
              '.MuiBox-root > li:not(:nth-of-type(3n+1)) &': {
                visibility: { xs: 'hidden', sm: 'visible' },
              },
            }}
          >
            {shortDate(from, period)}
          </Box>
        </Box>
      ))}
    </Box>
  )
}
