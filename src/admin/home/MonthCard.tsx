import type { AdminHome, MonthFigures } from '#domain/home/adminHomeWire'
import { formatDecimal } from '#domain/values/decimal'
import { formatBRL } from '#domain/values/money'
import Box from '@mui/material/Box'
import Stack from '@mui/material/Stack'
import { useTranslate } from 'ra-core'
import { FoldedCard } from '../../kit/ui/FoldedCard'
import { SummaryCard } from '../../kit/ui/SummaryCard'
import { SalesChart } from './SalesChart'

const FIGURES: readonly [keyof MonthFigures, (value: number) => string][] = [
  ['sales', formatBRL],
  ['orders', formatDecimal],
  ['commission', formatBRL],
]

/** How the month goes, on one line; opened, beside the month before and day by day. */
export function MonthCard({ money }: { money: NonNullable<AdminHome['money']> }) {
  const translate = useTranslate()
  const { sales, orders } = money.this_month
  return (
    <FoldedCard
      title={translate('admin_home.month')}
      summary={translate('admin_home.month_line', {
        sales: formatBRL(sales),
        orders: translate('admin_home.month_orders', {
          smart_count: orders,
          count: formatDecimal(orders),
        }),
      })}
    >
      <Stack spacing={2}>
        <Box
          sx={{
            display: 'grid',
            gap: { xs: 1, sm: 2 },
            gridTemplateColumns: { xs: '1fr', sm: 'repeat(3, 1fr)' },
          }}
        >
          {FIGURES.map(([name, format]) => (
            <SummaryCard
              key={name}
              label={translate(`admin_home.figure.${name}`)}
              value={format(money.this_month[name])}
              hint={translate('admin_home.before', {
                same: format(money.same_days[name]),
                whole: format(money.last_month[name]),
              })}
            />
          ))}
        </Box>
        <SalesChart days={money.days} />
      </Stack>
    </FoldedCard>
  )
}
