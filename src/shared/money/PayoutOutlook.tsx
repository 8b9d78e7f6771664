import { useTranslate } from 'ra-core'
import Box from '@mui/material/Box'
import Skeleton from '@mui/material/Skeleton'
import Typography from '@mui/material/Typography'
import { DetailCard } from '../../kit/ui/DetailCard'
import { MonthChart } from '../../kit/ui/MonthChart'
import type { MoneySource } from './MoneySource'
import { StatementList } from './StatementList'
import { usePayoutSummary } from './usePayoutSummary'
import { formatDate } from '#domain/values/dates'
import { formatBRL } from '#domain/values/money'
import type { PayoutSummary } from '#domain/money/payoutWire'

/**
 * Below the payouts: what comes when, what was earned, and the statements. That the summary could not be read is said
 * where the amounts are.
 */
export function PayoutOutlook({ source }: { source: MoneySource }) {
  const translate = useTranslate()
  const { data, isError } = usePayoutSummary(source)
  const earned = data?.months.some(({ net }) => net !== 0) ?? false
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 2,
        alignItems: 'start',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
      }}
    >
      {(data || !isError) && (
        <>
          <DetailCard title={translate('payouts.calendar.title')}>
            {data ? <PayoutCalendar summary={data} /> : <Skeleton variant="rounded" height={150} />}
          </DetailCard>
          <DetailCard title={translate('payouts.chart.title')}>
            {!data ? (
              <Skeleton variant="rounded" height={150} />
            ) : earned ? (
              <MonthChart
                label={translate('payouts.chart.label')}
                months={data.months.map(({ month, net }) => ({ month, amount: net }))}
              />
            ) : (
              <Typography color="text.secondary">{translate('payouts.chart.none')}</Typography>
            )}
          </DetailCard>
        </>
      )}
      <Box sx={{ gridColumn: '1 / -1', minWidth: 0 }}>
        <StatementList source={source} />
      </Box>
    </Box>
  )
}

/** What becomes available on which day; what is on its way last. */
function PayoutCalendar({ summary }: { summary: PayoutSummary }) {
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
                ` · ${translate('payouts.calendar.on_delivery_hint', { smart_count: summary.payout_days })}`}
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
