import { firstOfLastDays } from '#domain/values/dates'
import ToggleButton from '@mui/material/ToggleButton'
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup'
import { useListFilterContext, useTranslate } from 'ra-core'

/** In days, today included. */
const PRESETS = [1, 7, 30]

const firstDay = (days: number): string => firstOfLastDays(days, new Date())

/** The usual periods beside `DateRangeFilter`, one click each; a second click takes the filter away. */
export function PeriodPresets() {
  const translate = useTranslate()
  const { filterValues, setFilters } = useListFilterContext()
  const chosen = PRESETS.find((days) => !filterValues.to && filterValues.from === firstDay(days))
  return (
    <ToggleButtonGroup
      exclusive
      value={chosen ?? null}
      onChange={(_event, days: number | null) =>
        setFilters({
          ...filterValues,
          from: days === null ? undefined : firstDay(days),
          to: undefined,
        })
      }
      aria-label={translate('lists.period.presets')}
    >
      {PRESETS.map((days) => (
        <ToggleButton
          key={days}
          value={days}
          sx={{ minHeight: 44, px: 1.75, whiteSpace: 'nowrap' }}
        >
          {days === 1
            ? translate('lists.period.today')
            : translate('lists.period.last_days', { days })}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  )
}
