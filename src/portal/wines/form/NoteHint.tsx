import { labelNotes } from '#domain/labels/labelNotes'
import Box from '@mui/material/Box'
import { useWatch } from 'react-hook-form'
import type { WineFormValues } from './wineFormValues'

/** What is to be known of a field of the label: its condition, with the source; it never refuses (R53). */
export function NoteHint({ source }: { source: string }) {
  const metadata = useWatch<WineFormValues, 'metadata'>({ name: 'metadata' })
  return (
    <Box component="span" sx={{ display: 'block', typography: 'caption' }}>
      {labelNotes({ metadata }, 'seller')
        .filter(({ field }) => field === source)
        .map(({ key, text, source: law }) => (
          <Box component="span" key={key} sx={{ display: 'block', color: 'text.primary' }}>
            {text} {law}.
          </Box>
        ))}
    </Box>
  )
}
