import Add from '@mui/icons-material/Add'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { SHEET_LIST_MAX } from '#domain/limits'
import { useTranslate } from 'ra-core'
import type { ReactNode } from 'react'

interface Props {
  /** Of the button that adds an entry. */
  id: string
  title: string
  addLabel: string
  count: number
  onAdd: () => void
  /** Below the entries: sums and warnings. */
  note?: ReactNode
  children: ReactNode
}

/** A list of the sheet: its name, its entries, and the button that adds one. */
export function ListFrame({ id, title, addLabel, count, onAdd, note, children }: Props) {
  const translate = useTranslate()
  return (
    <Box component="fieldset" sx={{ m: 0, p: 0, border: 0, minWidth: 0 }}>
      <Typography component="legend" variant="h5" sx={{ p: 0, mb: 0.5 }}>
        {title}
      </Typography>
      {count === 0 && (
        <Typography variant="body2" sx={{ color: 'text.secondary', mb: 0.5 }}>
          {translate('wine_form.list.empty')}
        </Typography>
      )}
      <Stack spacing={0.5}>{children}</Stack>
      {note}
      <Button
        id={id}
        startIcon={<Add />}
        onClick={onAdd}
        disabled={count >= SHEET_LIST_MAX}
        sx={{ mt: 0.5, ml: -1 }}
      >
        {addLabel}
      </Button>
    </Box>
  )
}
