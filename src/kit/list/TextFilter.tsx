import TextField from '@mui/material/TextField'
import { useTranslate } from 'ra-core'
import { useSearchText } from './useSearchText'

/** A filter by a part of a text, beside the search; typed like it, one request per pause. */
export function TextFilter({ source, label, max }: { source: string; label: string; max: number }) {
  const translate = useTranslate()
  const { text, type, commit } = useSearchText(source)
  return (
    <TextField
      size="small"
      margin="none"
      label={translate(label)}
      value={text}
      onChange={({ target }) => type(target.value)}
      onKeyDown={({ key }) => {
        if (key === 'Enter') commit(text)
        if (key === 'Escape' && text !== '') commit('')
      }}
      fullWidth={false}
      sx={{ flex: { xs: '1 1 140px', md: '0 0 160px' }, '& .MuiInputBase-root': { height: 44 } }}
      slotProps={{ htmlInput: { maxLength: max, autoComplete: 'off' } }}
    />
  )
}
