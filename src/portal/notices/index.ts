import { createElement, lazy } from 'react'
import { paths } from '../../paths'
import type { Feature } from '../../kit/feature'

/** 'Avisos': what happened; the bell leads there. */
export const notices: Feature = {
  routes: [{ path: 'notices', element: createElement(lazy(() => import('./NoticesPage'))) }],
  pages: [{ label: 'notices.title', to: paths.portal.notices }],
}
