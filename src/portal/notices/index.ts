import { createElement } from 'react'
import type { Feature } from '../../shared/feature'
import { lazyPage } from '../../shared/lazyPage'

/** 'Avisos': what happened; the bell leads there. */
export const notices: Feature = {
  routes: [{ path: 'notices', element: createElement(lazyPage(() => import('./NoticesPage'))) }],
}
