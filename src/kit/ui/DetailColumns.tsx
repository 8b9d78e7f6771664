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
