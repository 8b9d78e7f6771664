import GroupIcon from '@mui/icons-material/GroupOutlined'
import { createElement, lazy } from 'react'
import { paths } from '../../paths'
import type { Feature } from '../../kit/feature'

/** The people of the marketplace and their roles. */
export const team: Feature = {
  may: 'seeTeam',
  routes: [{ path: 'team', element: createElement(lazy(() => import('./TeamPage'))) }],
  navigation: [{ label: 'admin.nav.team', to: paths.admin.team, icon: GroupIcon, order: 50 }],
  acts: [
    { label: 'quick_search.act.invite_person', may: 'manageTeam', to: paths.admin.invitePerson },
  ],
}
