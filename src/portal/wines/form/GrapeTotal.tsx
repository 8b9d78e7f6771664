import { formatDecimal, roundDecimal } from '#domain/values/decimal'
import Alert from '@mui/material/Alert'
import Typography from '@mui/material/Typography'
import { useTranslate } from 'ra-core'

/** The sum of the blend; over 100 % it warns, as rounding on a label may be meant (issue: wine form). */
export function GrapeTotal({ entries }: { entries: readonly Record<string, unknown>[] }) {
  const translate = useTranslate()
  const shares = entries.map(({ percentage }) => (typeof percentage === 'number' ? percentage : 0))
  const total = roundDecimal(
    shares.reduce((sum, share) => sum + share, 0),
    3,
  )
  if (total === 0) return null
  if (total > 100) {
    return (
      <Alert severity="warning" sx={{ mt: 1 }}>
        {translate('wine_form.list.over_100')}{' '}
        {translate('wine_form.list.total', { total: formatDecimal(total) })}
      </Alert>
    )
  }
  return (
    <Typography
      variant="caption"
      role="status"
      sx={{ color: 'text.secondary', display: 'block', mt: 0.5 }}
    >
      {translate('wine_form.list.total', { total: formatDecimal(total) })}
      {total < 100 &&
        `. ${translate('wine_form.list.under_100', { missing: formatDecimal(roundDecimal(100 - total, 3)) })}`}
    </Typography>
  )
}
