import { formatDate } from '#domain/values/dates'
import { formatBRL } from '#domain/values/money'
import type { PayoutSummary } from '#domain/money/payoutWire'
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useTranslate } from 'ra-core'

/** What becomes available on which day; what is on its way last. */
export function PayoutCalendar({ summary }: { summary: PayoutSummary }) {
  const translate = useTranslate()
  if (summary.calendar.length === 0)
    return <Typography color="text.secondary">{translate('payouts.calendar.none')}</Typography>
  return (
    <Box
      component="ul"
      sx={{ m: 0, p: 0, listStyle: 'none', maxHeight: 320, overflowY: 'auto' }}
      tabIndex={0}
    >
      {summary.calendar.map(({ day, amount, orders }) => (
        <Box
          component="li"
          key={day ?? ''}
          sx={{
            display: 'flex',
            justifyContent: 'space-between',
            gap: 2,
            py: 1,
            '& + li': { borderTop: '1px solid', borderColor: 'divider' },
          }}
        >
          <div>
            {day ? formatDate(day) : translate('payouts.calendar.on_delivery')}
            <Typography variant="caption" color="text.secondary" component="div">
              {translate('payouts.calendar.orders', { smart_count: orders })}
              {!day &&
                ` · ${translate('payouts.calendar.on_delivery_hint', { days: summary.payout_days })}`}
            </Typography>
          </div>
          <Box sx={{ fontVariantNumeric: 'tabular-nums', fontWeight: 600, whiteSpace: 'nowrap' }}>
            {formatBRL(amount)}
          </Box>
        </Box>
      ))}
    </Box>
  )
}
