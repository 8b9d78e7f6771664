import Box from '@mui/material/Box'
import { useTranslate } from 'ra-core'
import type { ReactNode } from 'react'
import { isShortFigure } from '../ui/isShortFigure'

/** The figures of a row on the phone, each under its label. */
export function CardFacts({ facts }: { facts: readonly { label: string; value: ReactNode }[] }) {
  const translate = useTranslate()
  return (
    <Box
      component="dl"
      sx={{
        m: 0,
        display: 'grid',
        gridTemplateColumns: `repeat(${facts.length % 2 === 0 ? '2' : '3'}, minmax(min-content, 1fr))`,
        gap: 1.5,
        '& dt': { typography: 'caption', color: 'text.secondary' },
        '& dd': {
          m: 0,
          typography: 'body2',
          fontVariantNumeric: 'tabular-nums',
          overflowWrap: 'anywhere',
        },
        '& dd[data-short]': { whiteSpace: 'nowrap' },
      }}
    >
      {facts.map(({ label, value }) => (
        <div key={label}>
          <dt>{translate(label)}</dt>
          <dd data-short={isShortFigure(value) || undefined}>{value}</dd>
        </div>
      ))}
    </Box>
  )
}
