import { monthName } from '#domain/values/monthNames'
import { formatBRL } from '#domain/values/money'
import Box from '@mui/material/Box'

interface Props {
  label: string
  /** Oldest first; yyyy-MM and cents, which can be below zero. */
  months: readonly { month: string; amount: number }[]
}

/** Bars of twelve months, drawn with plain boxes. For a screen reader it is a list of months and amounts. */
export function MonthChart({ label, months }: Props) {
  const highest = Math.max(...months.map(({ amount }) => Math.abs(amount)), 1)
  return (
    <Box
      component="ol"
      aria-label={label}
      sx={{
        m: 0,
        p: 0,
        listStyle: 'none',
        display: 'flex',
        gap: { xs: '4px', sm: 1 },
        height: 150,
      }}
    >
      {months.map(({ month, amount }) => (
        <Box
          component="li"
          key={month}
          title={`${monthName(month)}: ${formatBRL(amount)}`}
          sx={{ flex: 1, minWidth: 0, display: 'flex', flexDirection: 'column' }}
        >
          <span className="visually-hidden">
            {monthName(month)}: {formatBRL(amount)}
          </span>
          <Box sx={{ flex: 1, display: 'flex', alignItems: 'flex-end' }} aria-hidden>
            <Box
              sx={{
                width: '100%',
                height: `max(2px, ${String((Math.abs(amount) / highest) * 100)}%)`,
                borderRadius: '4px 4px 0 0',
                bgcolor: amount > 0 ? 'primary.main' : amount < 0 ? 'error.main' : 'divider',
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
              mt: 0.5,
            }}
          >
            {month.slice(5)}
            <Box component="span" sx={{ display: { xs: 'none', md: 'inline' } }}>
              /{month.slice(2, 4)}
            </Box>
          </Box>
        </Box>
      ))}
    </Box>
  )
}
