import Stack from '@mui/material/Stack'
import Box from '@mui/material/Box'
import type { SxProps } from '@mui/material/styles'
import type { ReactNode } from 'react'

interface Props {
  /** Widths of the two columns, as CSS has them; on a phone one follows the other. */
  widths: string
  sx?: SxProps
  children: ReactNode
}

/** The two columns of a record's page. */
export const DetailColumns = ({ widths, sx = {}, children }: Props) => (
  <Box
    sx={{
      display: 'grid',
      gap: 2,
      alignItems: 'start',
      gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: widths },
      ...sx,
    }}
  >
    {children}
  </Box>
)

interface ColumnProps {
  /** On a desk it stays in sight while the other one is scrolled. */
  isSticky?: boolean
  children: ReactNode
}

/** One of the columns of a record's page on a desk; on a phone its cards are laid out with those of the other. */
export const PartsColumn = ({ isSticky = false, children }: ColumnProps) => (
  <Stack
    useFlexGap
    spacing={2}
    sx={{
      display: { xs: 'contents', md: 'flex' },
      minWidth: 0,
      ...(isSticky && { position: 'sticky', top: 80 }),
    }}
  >
    {children}
  </Stack>
)

interface PartProps {
  /** Where it is on a phone, on which both columns are one. */
  place: number
  /** False for what is only pressed. */
  isPrinted?: boolean
  children: ReactNode
}

/** A card of a record's page. One that shows nothing takes no room. */
export const DetailPart = ({ place, isPrinted = true, children }: PartProps) => (
  <Box
    className={isPrinted ? undefined : 'not-printed'}
    sx={{ order: { xs: place, md: 0 }, minWidth: 0, '&:empty': { display: 'none' } }}
  >
    {children}
  </Box>
)
