import HomeIcon from '@mui/icons-material/HomeOutlined'
import { createElement, lazy } from 'react'
import { paths } from '../../paths'
import type { Feature } from '../../kit/feature'

/** The month, and what waits for staff. */
export const home: Feature = {
  routes: [{ path: 'home', element: createElement(lazy(() => import('./HomePage'))) }],
  navigation: [{ label: 'admin.nav.home', to: paths.admin.home, icon: HomeIcon, order: 1 }],
}
