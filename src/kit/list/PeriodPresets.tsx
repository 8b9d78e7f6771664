import { firstOfLastDays } from '#domain/values/dates'
import ToggleButton from '@mui/material/ToggleButton'
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup'
import { useListFilterContext, useTranslate } from 'ra-core'
import { PERIOD_PRESETS, presetOf } from './periodPreset'

/** The usual periods beside `DateRangeFilter`, one click each; a second click takes the filter away. */
export function PeriodPresets() {
  const translate = useTranslate()
  const { filterValues, setFilters } = useListFilterContext()
  const chosen = presetOf(filterValues)
  return (
    <ToggleButtonGroup
      exclusive
      value={chosen ?? null}
      onChange={(_event, days: number | null) =>
        setFilters({
          ...filterValues,
          from: days === null ? undefined : firstOfLastDays(days, new Date()),
          to: undefined,
        })
      }
      aria-label={translate('lists.period.presets')}
    >
      {PERIOD_PRESETS.map((days) => (
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
