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
      }}
    >
      {facts.map(({ label, value }) => (
        <div key={label}>
          <Box component="dt" sx={{ typography: 'caption', color: 'text.secondary' }}>
            {translate(label)}
          </Box>
          <Box
            component="dd"
            sx={{
              m: 0,
              typography: 'body2',
              fontVariantNumeric: 'tabular-nums',
              overflowWrap: 'anywhere',
              whiteSpace: isShortFigure(value) ? 'nowrap' : undefined,
            }}
          >
            {value}
          </Box>
        </div>
      ))}
    </Box>
  )
}
