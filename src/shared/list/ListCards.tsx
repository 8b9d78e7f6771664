import Card from '@mui/material/Card'
import Stack from '@mui/material/Stack'
import type { RaRecord } from 'ra-core'
import type { ReactNode } from 'react'

interface ListCardsProps<Row extends RaRecord> {
  rows: readonly Row[]
  card: (row: Row) => ReactNode
}

/** The rows as a column of cards, for the phone. */
export function ListCards<Row extends RaRecord>({ rows, card }: ListCardsProps<Row>) {
  return (
    <Stack component="ul" spacing={1.5} sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {rows.map((row) => (
        <Card key={row.id} component="li" variant="outlined" sx={{ p: 2 }}>
          {card(row)}
        </Card>
      ))}
    </Stack>
  )
}
