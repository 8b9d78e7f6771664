import { createElement, lazy } from 'react'
import type { Feature } from '../../kit/feature'

/** 'Minha conta'. Reached from the bar, beside logout, and not from the navigation. */
export const account: Feature = {
  routes: [{ path: 'account', element: createElement(lazy(() => import('./AccountPage'))) }],
}
