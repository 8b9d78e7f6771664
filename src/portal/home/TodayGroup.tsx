import Box from '@mui/material/Box'
import Card from '@mui/material/Card'
import Typography from '@mui/material/Typography'
import { useId, type ReactNode } from 'react'
import { useTranslate } from 'ra-core'
import { Link } from 'react-router-dom'

interface Props {
  title: string
  /** All of the kind, not only those that are shown. */
  count: number
  /** Where all of them are, when there are more than lines. */
  all?: string
  children: ReactNode[]
}

/** One kind of what waits: how many there are, and the first of them, each a line of a list. */
export function TodayGroup({ title, count, all, children }: Props) {
  const translate = useTranslate()
  const id = useId()
  return (
    <Card component="section" aria-labelledby={id} sx={{ py: 1 }}>
      <Box
        sx={{ display: 'flex', alignItems: 'baseline', gap: 1, px: { xs: 2, sm: 2.5 }, py: 1.25 }}
      >
        <Typography id={id} variant="h3" component="h2">
          {title}{' '}
          <Box
            component="span"
            sx={{ color: 'text.secondary', fontFamily: 'var(--font-body)', fontWeight: 500 }}
          >
            {count}
          </Box>
        </Typography>
        {all && count > children.length && (
          <Box component={Link} to={all} sx={{ ml: 'auto', typography: 'body2' }}>
            {translate('today.all', { count })}
          </Box>
        )}
      </Box>
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {children}
      </Box>
    </Card>
  )
}
