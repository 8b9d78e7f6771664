import { SEARCH_MAX } from '#domain/limits'
import CloseIcon from '@mui/icons-material/Close'
import SearchIcon from '@mui/icons-material/Search'
import IconButton from '@mui/material/IconButton'
import InputAdornment from '@mui/material/InputAdornment'
import TextField from '@mui/material/TextField'
import { useTranslate } from 'ra-core'
import { useSearchText } from './useSearchText'

/** The list's search: sends one request per pause in the typing, keeps typing light, is emptied with one click. */
export function SearchBox({ placeholder, label }: { placeholder: string; label: string }) {
  const translate = useTranslate()
  const { text, type, commit } = useSearchText()
  return (
    <TextField
      type="search"
      size="small"
      margin="none"
      placeholder={translate(placeholder)}
      value={text}
      onChange={(event) => type(event.target.value)}
      onKeyDown={(event) => {
        if (event.key === 'Enter') commit(text)
        if (event.key === 'Escape' && text !== '') commit('')
      }}
      fullWidth={false}
      sx={{ flex: { xs: '1 1 0', md: '0 1 360px' } }}
      slotProps={{
        htmlInput: {
          'aria-label': translate(label),
          maxLength: SEARCH_MAX,
          enterKeyHint: 'search',
          autoComplete: 'off',
        },
        input: {
          sx: {
            height: 44,
            '& input::-webkit-search-cancel-button': { display: 'none' },
          },
          startAdornment: (
            <InputAdornment position="start">
              <SearchIcon fontSize="small" />
            </InputAdornment>
          ),
          endAdornment: text !== '' && (
            <InputAdornment position="end">
              <IconButton
                edge="end"
                size="small"
                aria-label={translate('lists.clear_search')}
                onClick={() => commit('')}
              >
                <CloseIcon fontSize="small" />
              </IconButton>
            </InputAdornment>
          ),
        },
      }}
    />
  )
}
