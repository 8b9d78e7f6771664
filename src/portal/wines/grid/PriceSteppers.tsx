import type { GridRow } from '#domain/wines/priceGrid'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useTranslate } from 'ra-core'
import { useState } from 'react'
import { StepperCard } from './StepperCard'
import type { RowEdit } from './useGridRows'

/** Cards that are shown at a time: a phone draws a thousand of them too slowly, and nobody scrolls that far. */
const SHOWN = 30

interface Props {
  rows: readonly GridRow[]
  rate: number | null
  edit: (edits: readonly RowEdit[]) => void
  settle: (row: GridRow) => void
}

/** The grid on the phone: a list of wines with steppers. */
export function PriceSteppers({ rows, rate, edit, settle }: Props) {
  const translate = useTranslate()
  const [shown, setShown] = useState(SHOWN)
  return (
    <>
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 1.5 }}>
        {rows.slice(0, shown).map((row) => (
          <StepperCard key={row.id} row={row} rate={rate} edit={edit} settle={settle} />
        ))}
      </Box>
      {rows.length > shown && (
        <Button fullWidth sx={{ mt: 1.5 }} onClick={() => setShown(shown + SHOWN)}>
          {translate('grid.more', { smart_count: rows.length - shown })}
        </Button>
      )}
    </>
  )
}
