import Settings from '@mui/icons-material/Settings'
import { createElement } from 'react'
import { paths } from '../../paths'
import type { Feature } from '../../shared/feature'
import { lazyPage } from '../../shared/lazyPage'

/** 'Configurações da Conta'. */
export const account: Feature = {
  routes: [
    { path: 'account-settings', element: createElement(lazyPage(() => import('./AccountPage'))) },
  ],
  navigation: [
    {
      label: 'portal.nav.account_settings',
      to: paths.portal.accountSettings,
      icon: Settings,
      order: 40,
    },
  ],
}
