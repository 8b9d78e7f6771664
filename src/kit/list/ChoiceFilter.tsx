import MenuItem from '@mui/material/MenuItem'
import TextField from '@mui/material/TextField'
import { useListFilterContext, useTranslate } from 'ra-core'
import { FilterChip, useAsChip } from './FilterChip'

const ALL = 'all'

interface ChoiceFilterProps {
  /** Name of the filter in the URL. */
  source: string
  label: string
  /** Values and the keys of their labels; the first is the one for 'no filter'. */
  allLabel: string
  options: readonly { value: string; label: string }[]
}

/** A filter with a closed list of options, kept in the URL. */
export function ChoiceFilter({ source, label, allLabel, options }: ChoiceFilterProps) {
  const translate = useTranslate()
  const { filterValues, setFilters } = useListFilterContext()
  const asChip = useAsChip()
  const value: unknown = filterValues[source]
  const found = options.find((option) => option.value === value)
  const chosen = found?.value ?? ALL
  const choose = (next: string) =>
    setFilters({ ...filterValues, [source]: next === ALL ? undefined : next })
  if (asChip) {
    return found ? (
      <FilterChip
        text={`${translate(label)}: ${translate(found.label)}`}
        onRemove={() => choose(ALL)}
      />
    ) : null
  }
  return (
    <TextField
      select
      size="small"
      margin="none"
      label={translate(label)}
      value={chosen}
      onChange={(event) => choose(event.target.value)}
      fullWidth={false}
      sx={{
        flex: { xs: '1 1 140px', md: '0 0 176px' },
        '& .MuiInputBase-root': { height: 44 },
      }}
    >
      <MenuItem value={ALL}>{translate(allLabel)}</MenuItem>
      {options.map((option) => (
        <MenuItem key={option.value} value={option.value}>
          {translate(option.label)}
        </MenuItem>
      ))}
    </TextField>
  )
}
