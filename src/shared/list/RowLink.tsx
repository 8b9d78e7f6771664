import Link from '@mui/material/Link'
import type { ReactNode } from 'react'
import { Link as RouterLink } from 'react-router-dom'

/**
 * A row's name, which leads to its record; on the phone the whole card is its target. The row's own click would go there a
 * second time.
 */
export function RowLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <Link
      component={RouterLink}
      to={to}
      color="inherit"
      className="row-link"
      // two lines at most; the rest of a long name on hover
      title={typeof children === 'string' ? children : undefined}
      onClick={(event) => event.stopPropagation()}
      sx={{
        display: '-webkit-box',
        WebkitBoxOrient: 'vertical',
        WebkitLineClamp: '2',
        overflow: 'hidden',
        fontWeight: 600,
        overflowWrap: 'anywhere',
      }}
    >
      {children}
    </Link>
  )
}
