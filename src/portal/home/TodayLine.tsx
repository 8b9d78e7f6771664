import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'

interface Props {
  title: string
  /** Where it is looked at; null where there is no such page. */
  to: string | null
  /** Beside the title: how urgent it is. */
  status?: ReactNode
  text: ReactNode
  /** The button that does it. */
  action?: ReactNode
}

/** One thing that waits, and the button for it on the same line. */
export function TodayLine({ title, to, status, text, action }: Props) {
  return (
    <Box
      component="li"
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: { xs: 1, sm: 2 },
        px: { xs: 1.5, sm: 2.5 },
        py: { xs: 0.75, sm: 0.5 },
        minHeight: 52,
        borderTop: '1px solid var(--rule)',
      }}
    >
      <Box
        sx={{
          flex: 1,
          minWidth: 0,
          display: { sm: 'flex' },
          flexWrap: 'wrap',
          alignItems: 'center',
          columnGap: 1.5,
        }}
      >
        {to === null ? (
          <span style={{ fontWeight: 600 }}>{title}</span>
        ) : (
          <Link to={to} style={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
            {title}
          </Link>
        )}
        {status && <Box sx={{ display: { xs: 'block', sm: 'contents' } }}>{status}</Box>}
        <Typography
          variant="body2"
          component="div"
          sx={{ color: 'text.secondary', overflowWrap: 'anywhere', minWidth: 0 }}
        >
          {text}
        </Typography>
      </Box>
      {action && (
        <Box sx={{ flex: 'none', minWidth: { sm: 168 }, '& > *': { width: '100%' } }}>{action}</Box>
      )}
    </Box>
  )
}
