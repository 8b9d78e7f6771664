import Box from '@mui/material/Box'
import Stack from '@mui/material/Stack'
import { useTranslate } from 'ra-core'
import { Link, useLocation } from 'react-router-dom'
import { paths } from '../../paths'

/** The account's pages; the first is the specification's. Mails and older links name them by the address's last part. */
const PAGES = ['perfil', 'contrato', 'equipe', 'avisos', 'seguranca', 'privacidade'] as const
export type AccountPart = (typeof PAGES)[number]

/** Which of the account's pages the address names. */
export function useAccountPart(): AccountPart {
  const { hash } = useLocation()
  return PAGES.find((page) => hash === `#${page}`) ?? 'perfil'
}

/** The account's pages: beside the open one, on a phone above it. */
export function AccountIndex({ open }: { open: AccountPart }) {
  const translate = useTranslate()
  const links = [
    ...PAGES.map((page) => ({ page, to: page === 'perfil' ? '#' : `#${page}` })),
    { page: 'frete', to: paths.portal.freight },
  ]
  return (
    <Box component="nav" aria-label={translate('account.index.label')} sx={{ alignSelf: 'start' }}>
      <Stack
        component="ul"
        direction={{ xs: 'row', md: 'column' }}
        useFlexGap
        sx={{ m: 0, p: 0, listStyle: 'none', flexWrap: 'wrap', columnGap: 2 }}
      >
        {links.map(({ page, to }) => (
          <li key={page}>
            <Box
              component={Link}
              to={to}
              aria-current={page === open ? 'page' : undefined}
              sx={{
                display: 'flex',
                alignItems: 'center',
                minHeight: 44,
                color: 'primary.main',
                '&[aria-current]': { fontWeight: 650, textDecoration: 'none' },
              }}
            >
              {translate(`account.index.${page}`)}
            </Box>
          </li>
        ))}
      </Stack>
    </Box>
  )
}
