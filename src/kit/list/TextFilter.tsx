import TextField from '@mui/material/TextField'
import { useListFilterContext, useTranslate } from 'ra-core'
import { FilterChip, useAsChip } from './FilterChip'
import { useSearchText } from './useSearchText'

/** A filter by a part of a text; typed like the search, one request per pause, and at once when the field is left. */
export function TextFilter({ source, label, max }: { source: string; label: string; max: number }) {
  const translate = useTranslate()
  const { filterValues } = useListFilterContext()
  const { text, type, commit } = useSearchText(source)
  const set: unknown = filterValues[source]
  if (useAsChip())
    return typeof set === 'string' ? (
      <FilterChip text={`${translate(label)}: ${set}`} onRemove={() => commit('')} />
    ) : null
  return (
    <TextField
      size="small"
      margin="none"
      label={translate(label)}
      value={text}
      onChange={({ target }) => type(target.value)}
      onBlur={() => commit(text)}
      onKeyDown={({ key }) => {
        if (key === 'Enter') commit(text)
      }}
      fullWidth={false}
      sx={{ flex: { xs: '1 1 140px', md: '0 0 160px' }, '& .MuiInputBase-root': { height: 44 } }}
      slotProps={{ htmlInput: { maxLength: max, autoComplete: 'off' } }}
    />
  )
}
