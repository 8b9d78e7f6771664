import { SEARCH_MAX } from '#domain/limits'
import CloseIcon from '@mui/icons-material/Close'
import SearchIcon from '@mui/icons-material/Search'
import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import InputBase from '@mui/material/InputBase'
import LinearProgress from '@mui/material/LinearProgress'
import Typography from '@mui/material/Typography'
import useAutocomplete from '@mui/material/useAutocomplete'
import { useTranslate } from 'ra-core'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import type { FoundPage, NavigationItem, QuickAct } from '../feature'
import { serverMessage } from '../http/serverMessage'
import { ErrorState } from '../ui/ErrorState'
import type { HitPlaces } from './HitPlaces'
import { QuickList } from './QuickList'
import { actOptions, quickOptions, type ActWith, type QuickOption } from './quickOptions'
import { useHits } from './useHits'

export interface QuickSearchProps {
  area: 'portal' | 'admin'
  /** What the menu leads to. */
  menu: readonly NavigationItem[]
  pages: readonly FoundPage[]
  acts: readonly QuickAct[]
  places: HitPlaces
  onClose: () => void
}

/** One field and one list, by keyboard alone (ARIA: combobox with a listbox). Only in the page once the dialog is. */
export function QuickSearchBox({ area, onClose, ...known }: QuickSearchProps) {
  const translate = useTranslate()
  const own = (key: string, options?: object) => translate(`quick_search.${key}`, options)
  const navigate = useNavigate()
  const [typed, setTyped] = useState('')
  /** What is to be done, while it is asked with which record. */
  const [act, setAct] = useState<ActWith | null>(null)
  const text = typed.trim()
  const { hits, isWaiting, error, retry } = useHits(text)
  const options = act ? actOptions(act, hits) : quickOptions({ text, ...known, hits, translate })
  const list = useAutocomplete<QuickOption>({
    options,
    open: true,
    value: null,
    inputValue: typed,
    groupBy: ({ group }) => group,
    getOptionKey: ({ key }) => key,
    // what the server found need not hold the text letter by letter
    filterOptions: (all) => all,
    autoHighlight: true,
    handleHomeEndKeys: false,
    onInputChange: (_event, value, reason) => {
      if (reason === 'input') setTyped(value)
    },
    onChange: (_event, option) => {
      if (!option) return
      if (typeof option.next !== 'string') {
        setAct(option.next)
        setTyped('')
        return
      }
      onClose()
      void navigate(option.next)
    },
    onClose: (_event, reason) => {
      if (reason !== 'escape') return
      if (act) setAct(null)
      else onClose()
    },
  })
  const asksFor = act && text === '' ? own(`with.${act.with}`) : null
  const isEmpty = options.length === 0 && !isWaiting && error === null
  return (
    <Box {...list.getRootProps()} sx={{ display: 'flex', flexDirection: 'column', minHeight: 0 }}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, pl: 2, pr: 1, py: 0.75 }}>
        <SearchIcon color="action" />
        {act && (
          <Box component="span" sx={{ flex: 'none', fontWeight: 600 }}>
            {translate(act.label)}:
          </Box>
        )}
        <InputBase
          autoFocus
          fullWidth
          placeholder={own(act ? `with.${act.with}` : `placeholder.${area}`)}
          inputProps={{
            ...list.getInputProps(),
            'aria-label': own('title'),
            maxLength: SEARCH_MAX,
            enterKeyHint: 'go',
          }}
          sx={{ height: 44 }}
        />
        <IconButton aria-label={own('close')} onClick={onClose} sx={{ width: 44, height: 44 }}>
          <CloseIcon fontSize="small" />
        </IconButton>
      </Box>
      <Box sx={{ height: 2, flex: 'none' }}>
        {isWaiting && <LinearProgress aria-label={own('waiting')} sx={{ height: 2 }} />}
      </Box>
      <QuickList list={list} label={own('results')} />
      {error && (
        <Box sx={{ p: 2 }}>
          <ErrorState title={own('failed')} message={serverMessage(error, '')} onRetry={retry} />
        </Box>
      )}
      <Typography
        role="status"
        variant="body2"
        sx={isEmpty ? { p: 2, overflowWrap: 'anywhere' } : undefined}
        className={isEmpty ? undefined : 'visually-hidden'}
      >
        {isWaiting
          ? own('waiting')
          : isEmpty
            ? (asksFor ?? own('none', { text }))
            : own('found', { smart_count: options.length })}
      </Typography>
      <Typography
        variant="caption"
        color="text.secondary"
        sx={{
          display: { xs: 'none', md: 'block' },
          px: 2,
          py: 1,
          borderTop: 1,
          borderColor: 'divider',
        }}
      >
        {own('keys')}
      </Typography>
    </Box>
  )
}
