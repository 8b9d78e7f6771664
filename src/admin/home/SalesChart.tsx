import type { AdminHome } from '#domain/home/adminHomeWire'
import { formatBRL } from '#domain/values/money'
import Box from '@mui/material/Box'
import { useTranslate } from 'ra-core'
import { DetailCard } from '../../kit/ui/DetailCard'

/**
 * The sales of each day, this month beside the month before, drawn with plain boxes. For a screen reader it is a list of
 * days and amounts.
 */
export function SalesChart({ days }: { days: NonNullable<AdminHome['money']>['days'] }) {
  const translate = useTranslate()
  const highest = Math.max(...days.flatMap(({ sales, before }) => [sales, before]), 1)
  const bar = (amount: number, color: string) => (
    <Box
      sx={{
        flex: 1,
        height: `max(2px, ${String((amount / highest) * 100)}%)`,
        borderRadius: '2px 2px 0 0',
        bgcolor: amount > 0 ? color : 'divider',
      }}
    />
  )
  return (
    <DetailCard title={translate('admin_home.chart.title')}>
      <Box sx={{ display: 'flex', gap: 2, typography: 'body2', mb: 1.5, flexWrap: 'wrap' }}>
        {(['now', 'before'] as const).map((name) => (
          <Box key={name} sx={{ display: 'inline-flex', alignItems: 'center', gap: 1 }}>
            <Box
              aria-hidden
              sx={{ width: 12, height: 12, borderRadius: 0.5, bgcolor: COLORS[name] }}
            />
            {translate(`admin_home.chart.${name}`)}
          </Box>
        ))}
      </Box>
      <Box
        component="ol"
        aria-label={translate('admin_home.chart.title')}
        sx={{ m: 0, p: 0, listStyle: 'none', display: 'flex', gap: { xs: '1px', sm: '4px' } }}
      >
        {days.map(({ day, sales, before }) => {
          const words = translate('admin_home.chart.day', {
            day,
            now: formatBRL(sales),
            before: formatBRL(before),
          })
          return (
            <Box component="li" key={day} title={words} sx={{ flex: 1, minWidth: 0 }}>
              <span className="visually-hidden">{words}</span>
              <Box aria-hidden sx={{ display: 'flex', alignItems: 'flex-end', height: 140 }}>
                {bar(before, COLORS.before)}
                {bar(sales, COLORS.now)}
              </Box>
              <Box
                aria-hidden
                sx={{
                  typography: 'caption',
                  textAlign: 'center',
                  color: 'text.secondary',
                  visibility: day % 5 === 0 || day === 1 ? 'visible' : 'hidden',
                }}
              >
                {day}
              </Box>
            </Box>
          )
        })}
      </Box>
    </DetailCard>
  )
}

const COLORS = { now: 'primary.main', before: 'text.disabled' } as const
