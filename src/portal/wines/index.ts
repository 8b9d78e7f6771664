import AddCircleOutline from '@mui/icons-material/AddCircleOutline'
import WineBarIcon from '@mui/icons-material/WineBar'
import { lazy } from 'react'
import { paths } from '../../paths'
import type { Feature } from '../../shared/feature'

/** The seller's wines: list, page, form, price and stock. */
export const wines: Feature = {
  resources: [
    {
      name: 'wines',
      list: lazy(() => import('./WineList')),
      // /wines/{id} is the wine's page (spec §2), which is react-admin's place for its edit view
      edit: lazy(() => import('./detail/WineDetail')),
    },
  ],
  routes: [],
  navigation: [
    { label: 'portal.nav.wines', to: paths.portal.wines, icon: WineBarIcon, order: 10 },
    { label: 'portal.nav.add_wine', to: paths.portal.addWine, icon: AddCircleOutline, order: 30 },
  ],
}
