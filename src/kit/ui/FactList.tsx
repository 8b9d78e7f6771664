import Box from '@mui/material/Box'
import { useTranslate } from 'ra-core'
import type { ReactNode } from 'react'
import { Email, isEmail } from './Email'
import { isShortFigure } from './isShortFigure'

export interface Fact {
  label: string
  /** '' or null shows N/A (spec §2). */
  value: ReactNode
  /** Takes the whole width: long texts; or that of a phone, as what is one long word does by itself. */
  wide?: boolean | 'phone'
}

/** Names and values in columns that fit the width; texts keep their line breaks. What is empty shares one quiet line. */
export function FactList({ facts }: { facts: readonly Fact[] }) {
  const translate = useTranslate()
  const empty = facts.filter(({ value }) => isMissing(value))
  return (
    <Box
      component="dl"
      sx={{
        m: 0,
        display: 'grid',
        gap: 2,
        gridTemplateColumns: {
          xs: 'repeat(2, minmax(0, 1fr))',
          sm: 'repeat(auto-fill, minmax(180px, 1fr))',
        },
      }}
    >
      {facts
        .filter(({ value }) => !isMissing(value))
        .map((fact) => ({ ...fact, ...rowOf(fact) }))
        .map(({ label, value, row, isText }) => (
          <Box key={label} sx={{ minWidth: 0, gridColumn: row }}>
            <Box component="dt" sx={{ typography: 'caption', color: 'text.secondary' }}>
              {label}
            </Box>
            <Box
              component="dd"
              sx={{
                m: 0,
                typography: 'body1',
                fontWeight: isText ? 400 : 500,
                overflowWrap: 'anywhere',
                whiteSpace: isShortFigure(value) ? 'nowrap' : 'pre-line',
                maxWidth: isText ? '72ch' : undefined,
              }}
            >
              {isEmail(value) ? <Email address={value} /> : value}
            </Box>
          </Box>
        ))}
      {empty.length > 0 && (
        <Box sx={{ gridColumn: WHOLE, typography: 'caption', color: 'text.secondary', ...INLINE }}>
          {empty.map(({ label }) => (
            <dt key={label}>{label}</dt>
          ))}
          <dd>{translate('lists.unknown')}</dd>
        </Box>
      )}
    </Box>
  )
}

const isMissing = (value: ReactNode): boolean =>
  value === '' || value === null || value === undefined

const WHOLE = '1 / -1'

function rowOf({ value, wide }: Fact) {
  const onPhone = wide === 'phone' || isOneLongWord(value)
  return {
    isText: wide === true,
    row: wide === true ? WHOLE : { xs: onPhone ? WHOLE : 'auto', sm: 'auto' },
  }
}

/** A CNPJ, an e-mail, an id: half a phone's width would break it in the middle. */
const isOneLongWord = (value: ReactNode): boolean =>
  typeof value === 'string' && /^\S{17,}$/.test(value)

/** 'Altitude · Tipo de solo: N/A' */
const INLINE = {
  '& dt, & dd': { display: 'inline', m: 0 },
  '& dt + dt::before': { content: '" · "' },
  '& dd::before': { content: '": "' },
}
