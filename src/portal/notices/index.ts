import { createElement, lazy } from 'react'
import type { Feature } from '../../kit/feature'

/** 'Avisos': what happened; the bell leads there. */
export const notices: Feature = {
  routes: [{ path: 'notices', element: createElement(lazy(() => import('./NoticesPage'))) }],
}
