import Box from '@mui/material/Box'
import { useTranslate } from 'ra-core'
import type { ReactNode } from 'react'
import { Email, isEmail } from './Email'

export interface Fact {
  label: string
  /** '' or null shows N/A (spec §2). */
  value: ReactNode
  /** Takes the whole width: long texts. */
  wide?: boolean
}

/** Names and values in columns that fit the width; texts keep their line breaks. */
export function FactList({ facts }: { facts: readonly Fact[] }) {
  const translate = useTranslate()
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
      {facts.map(({ label, value, wide }) => {
        const missing = value === '' || value === null || value === undefined
        return (
          <Box
            key={label}
            sx={{ minWidth: 0, gridColumn: wide && !missing ? '1 / -1' : undefined }}
          >
            <Box component="dt" sx={{ typography: 'caption', color: 'text.secondary' }}>
              {label}
            </Box>
            <Box
              component="dd"
              sx={{
                m: 0,
                typography: 'body1',
                color: missing ? 'text.secondary' : 'text.primary',
                fontWeight: missing || wide ? 400 : 500,
                overflowWrap: 'anywhere',
                whiteSpace: 'pre-line',
                maxWidth: wide ? '72ch' : undefined,
              }}
            >
              {missing ? (
                translate('lists.unknown')
              ) : isEmail(value) ? (
                <Email address={value} />
              ) : (
                value
              )}
            </Box>
          </Box>
        )
      })}
    </Box>
  )
}
