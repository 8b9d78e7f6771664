import Box from '@mui/material/Box'
import Stack from '@mui/material/Stack'
import type { ReactNode } from 'react'

/** One of the columns of a record's page on a desk; on a phone its cards are laid out with those of the other. */
export const PartsColumn = ({ children }: { children: ReactNode }) => (
  <Stack useFlexGap spacing={2} sx={{ display: { xs: 'contents', md: 'flex' }, minWidth: 0 }}>
    {children}
  </Stack>
)

interface Props {
  /** Where it is on a phone, on which both columns are one. */
  place: number
  /** False for what is only pressed. */
  isPrinted?: boolean
  children: ReactNode
}

/** A card of a record's page. One that shows nothing takes no room. */
export const DetailPart = ({ place, isPrinted = true, children }: Props) => (
  <Box
    className={isPrinted ? undefined : 'not-printed'}
    sx={{ order: { xs: place, md: 0 }, minWidth: 0, '&:empty': { display: 'none' } }}
  >
    {children}
  </Box>
)
