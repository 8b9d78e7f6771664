import { createElement, lazy } from 'react'
import { paths } from '../../paths'
import type { Feature } from '../../kit/feature'

/** 'Minha conta'. Reached from the bar, beside logout, and not from the navigation. */
export const account: Feature = {
  routes: [{ path: 'account', element: createElement(lazy(() => import('./AccountPage'))) }],
  pages: [{ label: 'security.my_account', to: paths.admin.account }],
}
