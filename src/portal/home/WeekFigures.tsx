import { formatDecimal } from '#domain/values/decimal'
import { formatBRL } from '#domain/values/money'
import type { Today } from '#domain/home/todayWire'
import Box from '@mui/material/Box'
import { useTranslate } from 'ra-core'
import { SummaryCard } from '../../kit/ui/SummaryCard'

/** How the week goes, since Sunday. */
export function WeekFigures({ week }: { week: Today['week'] }) {
  const translate = useTranslate()
  return (
    <Box
      component="section"
      aria-label={translate('today.week.title')}
      sx={{
        display: 'grid',
        gap: { xs: 1, sm: 2 },
        gridTemplateColumns: 'repeat(auto-fit, minmax(150px, 1fr))',
      }}
    >
      <SummaryCard
        label={translate('today.week.sales')}
        value={formatBRL(week.amount)}
        hint={translate('today.week.net')}
      />
      <SummaryCard
        label={translate('today.week.orders')}
        value={formatDecimal(week.orders)}
        hint={translate('today.week.since')}
      />
    </Box>
  )
}
