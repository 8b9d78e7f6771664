import Box from '@mui/material/Box'
import type { ReactNode } from 'react'

/** The bar of marked rows, and in its place what became of them: below the rows, so that marking moves none, and in sight wherever one is in the list. */
export const AtHand = ({ children }: { children: ReactNode }) => (
  <Box
    className="bottom-bar"
    sx={{
      position: 'sticky',
      // on a phone above the navigation
      bottom: 'var(--above-nav, 8px)',
      zIndex: 3,
      display: 'grid',
      gap: 1,
      '&:empty': { display: 'none' },
      '& > [role="status"]': {
        p: 2,
        border: 1,
        borderColor: 'divider',
        borderRadius: 3,
        bgcolor: 'background.paper',
      },
      // a long list of what was refused leaves the rows in sight
      '& > .MuiAlert-root': { maxHeight: '45vh', overflow: 'auto' },
    }}
  >
    {children}
  </Box>
)
