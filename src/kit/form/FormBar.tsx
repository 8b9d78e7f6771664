import Box from '@mui/material/Box'
import type { ReactNode } from 'react'

interface Props {
  /** The buttons, the main one last. */
  children: ReactNode
  /** At the left end: what is kept, what is missing. */
  note?: ReactNode
}

/** The buttons of a long form, always at hand: at the bottom of the window, on a phone above the navigation. */
export function FormBar({ children, note }: Props) {
  return (
    <Box
      className="bottom-bar"
      sx={{
        position: 'sticky',
        bottom: 'calc(61px + env(safe-area-inset-bottom))',
        // the shell's own breakpoint, at which the navigation moves to the top
        '@media (min-width: 960px)': { bottom: 0 },
        zIndex: 5,
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: 1,
        mt: 2,
        mx: { xs: -2, sm: 0 },
        px: 2,
        py: 1.25,
        bgcolor: 'background.default',
        borderTop: '1px solid',
        borderColor: 'divider',
      }}
    >
      <Box sx={{ flex: 1, minWidth: 0, typography: 'caption', color: 'text.secondary' }}>
        {note}
      </Box>
      {children}
    </Box>
  )
}
