import Card from '@mui/material/Card'
import Stack from '@mui/material/Stack'
import type { RaRecord } from 'ra-core'
import type { ReactNode } from 'react'

interface ListCardsProps<Row extends RaRecord> {
  rows: readonly Row[]
  card: (row: Row) => ReactNode
}

/** The whole card opens its record; buttons, menus and checkboxes lie above that. */
const OPENS = {
  position: 'relative',
  '& .row-link::after': { content: '""', position: 'absolute', inset: 0, borderRadius: 'inherit' },
  '& .row-link:focus-visible': { outline: 'none' },
  '& .row-link:focus-visible::after': { outline: '3px solid', outlineColor: 'primary.main' },
  '& .MuiButtonBase-root': { zIndex: 1 },
} as const

/** The rows as a column of cards, for the phone. */
export function ListCards<Row extends RaRecord>({ rows, card }: ListCardsProps<Row>) {
  return (
    <Stack
      component="ul"
      spacing={1.5}
      sx={{ listStyle: 'none', m: 0, p: 0, '& > li': { p: 2, ...OPENS } }}
    >
      {rows.map((row) => (
        <Card key={row.id} component="li">
          {card(row)}
        </Card>
      ))}
    </Stack>
  )
}
