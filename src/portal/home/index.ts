import TodayIcon from '@mui/icons-material/WbTwilight'
import { createElement, lazy } from 'react'
import { paths } from '../../paths'
import type { Feature } from '../../kit/feature'

/** 'Hoje': what waits for the seller. Sign-in still leads to the wines (R46). */
export const today: Feature = {
  routes: [{ path: 'today', element: createElement(lazy(() => import('./TodayPage'))) }],
  navigation: [{ label: 'portal.nav.today', to: paths.portal.today, icon: TodayIcon, order: 5 }],
}
