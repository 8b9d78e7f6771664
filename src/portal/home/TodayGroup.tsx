import Box from '@mui/material/Box'
import Card from '@mui/material/Card'
import Typography from '@mui/material/Typography'
import { useId, type ReactNode } from 'react'
import { useTranslate } from 'ra-core'
import { Link } from 'react-router-dom'

interface Props {
  title: string
  /** All of the kind, not only those that are shown; or how far it is. */
  count: number | string
  /** The list that shows exactly these. */
  all?: string | undefined
  /** What is done with all of them at once. */
  action?: ReactNode
  /** What became of it, in the place where it was done. */
  result?: ReactNode
  children: ReactNode[]
}

/** One kind of what waits: how many there are, and the first of them, each a line of a list. */
export function TodayGroup({ title, count, all, action, result, children }: Props) {
  const translate = useTranslate()
  const id = useId()
  return (
    <Card component="section" aria-labelledby={id}>
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'center',
          columnGap: 2,
          rowGap: 0.5,
          minHeight: 52,
          px: { xs: 1.5, sm: 2.5 },
          py: 0.5,
        }}
      >
        <Typography id={id} variant="h3" component="h2" sx={{ mr: 'auto' }}>
          {title}{' '}
          <Box
            component="span"
            sx={{ color: 'text.secondary', fontFamily: 'var(--font-body)', fontWeight: 500 }}
          >
            {count}
          </Box>
        </Typography>
        {all !== undefined && (
          <Box
            component={Link}
            to={all}
            aria-label={`${translate('today.all')}: ${title}`}
            sx={{ typography: 'body2', py: 1.5 }}
          >
            {translate('today.all')}
          </Box>
        )}
        {action}
      </Box>
      {result && <Box sx={{ px: { xs: 1.5, sm: 2.5 }, pb: 1.5 }}>{result}</Box>}
      {children.length > 0 && (
        <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
          {children}
        </Box>
      )}
    </Card>
  )
}
