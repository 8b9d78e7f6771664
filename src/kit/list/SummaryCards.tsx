import Box from '@mui/material/Box'
import { useListContext, useTranslate } from 'ra-core'
import { SummaryCard } from '../ui/SummaryCard'

export interface SummaryFigure {
  /** Key of the catalogue. */
  label: string
  /** Key of what follows the label: of what. */
  of?: string
  /** Ready to read; undefined while the first answer is under way. */
  value: string | undefined
  /** Key of a line of explanation. */
  hint?: string
}

/** The figures above a list: of all records, whatever is searched or filtered (R29, R35). */
export function SummaryCards({ figures }: { figures: readonly SummaryFigure[] }) {
  const translate = useTranslate()
  // a figure that could not be counted is not one that is still on its way
  const missing = useListContext().error ? '–' : undefined
  return (
    <Box
      role="group"
      aria-label={translate('lists.summary')}
      sx={{
        display: 'grid',
        gap: { xs: 1, sm: 2 },
        gridTemplateColumns: { xs: '1fr 1fr', sm: `repeat(${String(figures.length)}, 1fr)` },
        // an odd last card fills its row on the phone
        '& > :last-child:nth-of-type(odd)': { gridColumn: { xs: '1 / -1', sm: 'auto' } },
      }}
    >
      {figures.map(({ label, of, value, hint }) => (
        <SummaryCard
          key={label}
          label={translate(label)}
          of={of && translate(of)}
          value={value ?? missing}
          hint={hint && translate(hint)}
        />
      ))}
    </Box>
  )
}
