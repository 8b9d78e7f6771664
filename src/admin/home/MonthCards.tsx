import type { AdminHome, MonthFigures } from '#domain/home/adminHomeWire'
import { formatDecimal } from '#domain/values/decimal'
import { formatBRL } from '#domain/values/money'
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useTranslate } from 'ra-core'
import { SummaryCard } from '../../kit/ui/SummaryCard'

const FIGURES: readonly [keyof MonthFigures, (value: number) => string][] = [
  ['sales', formatBRL],
  ['orders', formatDecimal],
  ['commission', formatBRL],
]

/** Sales, orders and commission of the month, each beside the month before. */
export function MonthCards({ money }: { money: NonNullable<AdminHome['money']> }) {
  const translate = useTranslate()
  return (
    <Box component="section" aria-label={translate('admin_home.month')}>
      <Typography variant="h2" sx={{ mb: 1.5 }}>
        {translate('admin_home.month')}
      </Typography>
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
    </Box>
  )
}
