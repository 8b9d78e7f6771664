import { lazy } from 'react'
import StorefrontIcon from '@mui/icons-material/StorefrontOutlined'
import { paths } from '../../paths'
import type { Feature } from '../../kit/feature'

/** The producers: list and page. */
export const sellers: Feature = {
  resources: [
    {
      name: 'sellers',
      list: lazy(() => import('./SellerList')),
      // /sellers/{id} is the seller's page (spec §2), which is react-admin's place for its edit view
      edit: lazy(() => import('./detail/SellerDetail')),
    },
  ],
  navigation: [
    { label: 'admin.nav.sellers', to: paths.admin.sellers, icon: StorefrontIcon, order: 20 },
  ],
  acts: [
    {
      label: 'quick_search.act.commission',
      may: 'moveMoney',
      with: 'seller',
      open: paths.admin.sellerCommission,
    },
  ],
}
