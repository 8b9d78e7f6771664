import TuneIcon from '@mui/icons-material/TuneOutlined'
import { createElement, lazy } from 'react'
import type { Feature } from '../../kit/feature'
import { paths } from '../../paths'

/** What administration changes of the site without a restart (issue 32.7). */
export const settings: Feature = {
  may: 'manageSite',
  routes: [{ path: 'settings', element: createElement(lazy(() => import('./SettingsPage'))) }],
  navigation: [
    { label: 'admin.nav.settings', to: paths.admin.settings, icon: TuneIcon, order: 60 },
  ],
}
