import { Card, Skeleton, Typography, type Theme } from '@mui/material'
import type { ReactNode } from 'react'

interface Props {
  label: string
  /** After the label, smaller: of what. */
  of?: string | undefined
  /** Undefined while it is being counted. */
  value: ReactNode | undefined
  /** Under the number: the unit or what it counts. */
  hint?: ReactNode
}

/** Figures are set in the text face: its digits are clear and equally wide. */
const FIGURE = {
  fontFamily: (theme: Theme) => theme.typography.fontFamily,
  fontWeight: 650,
  fontSize: { xs: '1rem', md: '1.25rem' },
  lineHeight: 1.4,
  fontVariantNumeric: 'tabular-nums',
  overflowWrap: 'anywhere',
} as const

/** On a phone it would take a second line; it is still read aloud. */
const ON_A_DESK = {
  '@media (max-width: 599.95px)': {
    position: 'absolute',
    width: '1px',
    height: '1px',
    overflow: 'hidden',
    clipPath: 'inset(50%)',
    whiteSpace: 'nowrap',
  },
} as const

/** One figure above a list. The number's place is kept while it loads, so nothing jumps. */
export function SummaryCard({ label, of, value, hint }: Props) {
  return (
    <Card sx={{ px: { xs: 1.5, sm: 2 }, py: { xs: 0.5, sm: 1 }, minWidth: 0 }}>
      <Typography variant="body2" color="text.secondary">
        {label}
        {of && (
          <Typography component="span" variant="caption" sx={ON_A_DESK}>
            {` ${of}`}
          </Typography>
        )}
      </Typography>
      <Typography component="p" variant="h2" sx={FIGURE}>
        {value === undefined ? <Skeleton width={72} /> : value}
      </Typography>
      {hint && (
        <Typography variant="caption" color="text.secondary">
          {hint}
        </Typography>
      )}
    </Card>
  )
}
