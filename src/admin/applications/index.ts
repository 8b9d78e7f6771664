import InboxIcon from '@mui/icons-material/InboxOutlined'
import { paths } from '../../paths'
import type { Feature } from '../../shared/feature'
import { lazyPage } from '../../shared/lazyPage'

/** What producers sent from the landing page: list and page of one application. */
export const applications: Feature = {
  resources: [
    {
      name: 'applications',
      list: lazyPage(() => import('./ApplicationList')),
      // /applications/{id} is react-admin's place for the edit view
      edit: lazyPage(() => import('./detail/ApplicationDetail')),
    },
  ],
  navigation: [
    { label: 'admin.nav.applications', to: paths.admin.applications, icon: InboxIcon, order: 30 },
  ],
}
