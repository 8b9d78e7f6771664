import Box from '@mui/material/Box'
import { useTranslate } from 'ra-core'
import { Link } from 'react-router-dom'
import { useChosenInView } from '../../kit/ui/useChosenInView'
import { SETTINGS_PAGE_NAMES, SETTINGS_PAGES, type SettingsPage } from './settingsPages'

/** The list of the settings' pages: beside the open one; on a phone one line above it, which is pushed sideways. */
export function SettingsIndex({ open }: { open: SettingsPage }) {
  const translate = useTranslate()
  const line = useChosenInView('[aria-current]', open)
  return (
    <Box
      component="nav"
      ref={line}
      aria-label={translate('account.index.label')}
      sx={{
        position: 'relative',
        alignSelf: 'start',
        mx: { xs: -2, sm: 0 },
        px: { xs: 1, sm: 0 },
        overflowX: { xs: 'auto', md: 'visible' },
        borderBottom: { xs: '1px solid var(--rule)', md: 0 },
      }}
    >
      <Box
        component="ul"
        sx={{
          display: 'flex',
          flexDirection: { xs: 'row', md: 'column' },
          width: { xs: 'max-content', md: 'auto' },
          gap: 0.5,
          m: 0,
          p: 0,
          listStyle: 'none',
        }}
      >
        {SETTINGS_PAGE_NAMES.map((page) => (
          <li key={page}>
            <Box
              component={Link}
              to={SETTINGS_PAGES[page]}
              aria-current={page === open ? 'page' : undefined}
              sx={{
                display: 'flex',
                alignItems: 'center',
                minHeight: 44,
                px: 1.25,
                borderRadius: 2,
                whiteSpace: 'nowrap',
                color: 'text.primary',
                textDecoration: 'none',
                '&:hover': { textDecoration: 'underline' },
                // inside the link: the scrolling line clips the rest
                '&:focus-visible': { outlineOffset: '-3px' },
                '&[aria-current]': {
                  color: 'primary.main',
                  fontWeight: 650,
                  bgcolor: { md: 'var(--sand)' },
                  boxShadow: { xs: 'inset 0 -2px currentColor', md: 'none' },
                  borderRadius: { xs: 0, md: 2 },
                },
              }}
            >
              {translate(`account.index.${page}`)}
            </Box>
          </li>
        ))}
      </Box>
    </Box>
  )
}
