import HomeIcon from '@mui/icons-material/HomeOutlined'
import { createElement } from 'react'
import { paths } from '../../paths'
import type { Feature } from '../../shared/feature'
import { lazyPage } from '../../shared/lazyPage'

/** The month, and what waits for staff. */
export const home: Feature = {
  routes: [{ path: 'home', element: createElement(lazyPage(() => import('./HomePage'))) }],
  navigation: [{ label: 'admin.nav.home', to: paths.admin.home, icon: HomeIcon, order: 1 }],
}
