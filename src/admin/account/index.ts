import { createElement } from 'react'
import type { Feature } from '../../shared/feature'
import { lazyPage } from '../../shared/lazyPage'

/** 'Minha conta'. Reached from the bar, beside logout, and not from the navigation. */
export const account: Feature = {
  routes: [{ path: 'account', element: createElement(lazyPage(() => import('./AccountPage'))) }],
}
