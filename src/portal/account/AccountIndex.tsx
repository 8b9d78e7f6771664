import Box from '@mui/material/Box'
import Stack from '@mui/material/Stack'
import { useTranslate } from 'ra-core'
import { useEffect, useRef, type ReactNode } from 'react'
import { Link, useLocation } from 'react-router-dom'

/** Anchors of the account's sections, in their order. */
const SECTIONS = ['perfil', 'contrato', 'equipe', 'avisos', 'seguranca', 'privacidade'] as const
type Section = (typeof SECTIONS)[number]

/** The account at a glance: beside it, on a phone above it. */
export function AccountIndex() {
  const translate = useTranslate()
  return (
    <Box
      component="nav"
      aria-label={translate('account.index.label')}
      sx={{ position: { md: 'sticky' }, top: 80, alignSelf: 'start' }}
    >
      <Stack
        component="ul"
        direction={{ xs: 'row', md: 'column' }}
        useFlexGap
        sx={{ m: 0, p: 0, listStyle: 'none', flexWrap: 'wrap', columnGap: 2 }}
      >
        {SECTIONS.map((section) => (
          <li key={section}>
            <Box
              component={Link}
              to={`#${section}`}
              sx={{ display: 'flex', alignItems: 'center', minHeight: 44, color: 'primary.main' }}
            >
              {translate(`account.index.${section}`)}
            </Box>
          </li>
        ))}
      </Stack>
    </Box>
  )
}

/** A section of the account; it comes into view, with the focus, when the address names it. */
export function AccountSection({ id, children }: { id: Section; children: ReactNode }) {
  const translate = useTranslate()
  const { hash, key } = useLocation()
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (hash !== `#${id}`) return
    place.current?.scrollIntoView?.()
    place.current?.focus({ preventScroll: true })
  }, [hash, key, id])
  return (
    <Stack
      ref={place}
      id={id}
      role="group"
      aria-label={translate(`account.index.${id}`)}
      tabIndex={-1}
      spacing={2}
      sx={{ scrollMarginTop: 76, outline: 'none' }}
    >
      {children}
    </Stack>
  )
}
