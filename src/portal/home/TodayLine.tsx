import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'

interface Props {
  title: string
  /** Where it is looked at. */
  to: string
  /** Beside the title: how urgent it is. */
  status?: ReactNode
  text: ReactNode
  /** The button that does it. */
  action: ReactNode
}

/** One thing that waits, and the button for it; on the phone the button fills its own row. */
export function TodayLine({ title, to, status, text, action }: Props) {
  return (
    <Box
      component="li"
      sx={{
        display: 'flex',
        flexDirection: { xs: 'column', sm: 'row' },
        alignItems: { sm: 'center' },
        gap: { xs: 1, sm: 2 },
        px: { xs: 2, sm: 2.5 },
        py: 1.25,
        borderTop: '1px solid var(--rule)',
      }}
    >
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1.5 }}>
          <Link to={to} style={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
            {title}
          </Link>
          {status}
        </Box>
        <Typography
          variant="body2"
          component="div"
          sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}
        >
          {text}
        </Typography>
      </Box>
      <Box sx={{ flex: 'none', minWidth: { sm: 168 }, '& > *': { width: '100%' } }}>{action}</Box>
    </Box>
  )
}
