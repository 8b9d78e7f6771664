import { matchesSearch } from '#domain/text/search'
import Autocomplete from '@mui/material/Autocomplete'
import Box from '@mui/material/Box'
import TextField from '@mui/material/TextField'
import { useListFilterContext, useTranslate } from 'ra-core'
import { FilterChip, useAsChip } from '../../kit/list/FilterChip'

export interface FilterOption {
  id: string
  name: string
  /** Options of one group stand together. */
  group?: string | undefined
  /** What tells it from another of the same name. */
  detail?: string | undefined
}

interface Props {
  /** Name of the filter in the address, which keeps the id. */
  source: string
  label: string
  /** What is said while nothing is chosen. */
  all: string
  /** What is said when nothing has what was typed. */
  none: string
  options: readonly FilterOption[]
  chosen: FilterOption | null
  /** Where the server looks for what is typed; without it the options are narrowed here. */
  server?: { isLoading: boolean; onOpen: (isOpen: boolean) => void; onType: (text: string) => void }
}

/** A filter whose options are found by typing. */
export function SearchedFilter({ source, label, all, none, options, chosen, server }: Props) {
  const translate = useTranslate()
  const { filterValues, setFilters } = useListFilterContext()
  const asChip = useAsChip()
  const choose = (id: string | undefined) => setFilters({ ...filterValues, [source]: id })
  if (asChip)
    return chosen ? (
      <FilterChip text={`${translate(label)}: ${chosen.name}`} onRemove={() => choose(undefined)} />
    ) : null
  return (
    <Autocomplete<FilterOption>
      value={chosen}
      onChange={(_event, option) => choose(option?.id)}
      onOpen={() => server?.onOpen(true)}
      onClose={() => server?.onOpen(false)}
      onInputChange={(_event, typed, reason) => server?.onType(reason === 'input' ? typed : '')}
      options={options}
      filterOptions={(all, { inputValue }) =>
        server ? all : all.filter(({ name, group }) => matchesSearch(inputValue, [name, group]))
      }
      groupBy={({ group = '' }) => group}
      getOptionLabel={({ name }) => name}
      getOptionKey={({ id }) => id}
      isOptionEqualToValue={(one, other) => one.id === other.id}
      renderOption={({ key, ...props }, { name, detail }) => (
        <li key={key} {...props}>
          <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
            {name}
            {detail && <Box sx={{ typography: 'caption', color: 'text.secondary' }}>{detail}</Box>}
          </Box>
        </li>
      )}
      loading={server?.isLoading ?? false}
      loadingText={translate('shell.state.loading')}
      noOptionsText={translate(none)}
      sx={{ flex: { xs: '1 1 100%', md: '0 0 220px' } }}
      renderInput={(params) => (
        <TextField
          {...params}
          size="small"
          margin="none"
          label={translate(label)}
          placeholder={translate(all)}
          sx={{ '& .MuiInputBase-root': { minHeight: 44 } }}
        />
      )}
    />
  )
}
