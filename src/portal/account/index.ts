import Settings from '@mui/icons-material/Settings'
import { createElement, lazy } from 'react'
import { paths } from '../../paths'
import type { Feature } from '../../kit/feature'
import { OpenForm } from '../OpenForm'

/** 'Configurações da Conta', and the freight table that it leads to. */
export const account: Feature = {
  routes: [
    { path: 'account-settings', element: createElement(lazy(() => import('./AccountPage'))) },
    {
      path: 'freight',
      element: createElement(
        OpenForm,
        null,
        createElement(lazy(() => import('../freight/FreightPage'))),
      ),
    },
  ],
  navigation: [
    {
      label: 'portal.nav.account_settings',
      to: paths.portal.accountSettings,
      alsoAt: [paths.portal.freight],
      icon: Settings,
      order: 40,
    },
  ],
}
