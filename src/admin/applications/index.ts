import { lazy } from 'react'
import InboxIcon from '@mui/icons-material/InboxOutlined'
import { paths } from '../../paths'
import type { Feature } from '../../kit/feature'

/** What producers sent from the landing page: list and page of one application. */
export const applications: Feature = {
  resources: [
    {
      name: 'applications',
      list: lazy(() => import('./ApplicationList')),
      // /applications/{id} is react-admin's place for the edit view
      edit: lazy(() => import('./detail/ApplicationDetail')),
    },
  ],
  navigation: [
    { label: 'admin.nav.applications', to: paths.admin.applications, icon: InboxIcon, order: 30 },
  ],
  acts: [
    {
      label: 'quick_search.act.invite_producer',
      may: 'followApplications',
      with: 'application',
      open: paths.admin.inviteApplicant,
    },
  ],
}
