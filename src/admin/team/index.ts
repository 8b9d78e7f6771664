import GroupIcon from '@mui/icons-material/GroupOutlined'
import { createElement } from 'react'
import { paths } from '../../paths'
import type { Feature } from '../../shared/feature'
import { lazyPage } from '../../shared/lazyPage'

/** The people of the marketplace and their roles. */
export const team: Feature = {
  may: 'seeTeam',
  routes: [{ path: 'team', element: createElement(lazyPage(() => import('./TeamPage'))) }],
  navigation: [{ label: 'admin.nav.team', to: paths.admin.team, icon: GroupIcon, order: 50 }],
}
