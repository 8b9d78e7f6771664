import { lazy } from 'react'
import HistoryIcon from '@mui/icons-material/HistoryOutlined'
import { paths } from '../../paths'
import type { Feature } from '../../kit/feature'

/** Who changed what: list and page of one entry. Nothing here writes. */
export const audit: Feature = {
  may: 'seeTrail',
  resources: [
    {
      name: 'audit',
      list: lazy(() => import('./AuditList')),
      // /audit/{id} is react-admin's place for the edit view; the page only reads
      edit: lazy(() => import('./detail/AuditDetail')),
    },
  ],
  navigation: [{ label: 'admin.nav.audit', to: paths.admin.audit, icon: HistoryIcon, order: 40 }],
}
