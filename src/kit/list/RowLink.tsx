import Link from '@mui/material/Link'
import type { ReactNode } from 'react'
import { Link as RouterLink } from 'react-router-dom'

/**
 * A row's name, underlined as a link, which leads to its record; on the phone the whole card is its target. The row's own
 * click would go there a second time.
 */
export function RowLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <Link
      component={RouterLink}
      to={to}
      color="inherit"
      underline="always"
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
        textUnderlineOffset: '3px',
        textDecorationColor: 'color-mix(in srgb, currentcolor 40%, transparent)',
        '&:hover': { textDecorationColor: 'currentcolor' },
        overflowWrap: 'anywhere',
      }}
    >
      {children}
    </Link>
  )
}
