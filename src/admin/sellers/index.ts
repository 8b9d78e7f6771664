import StorefrontIcon from '@mui/icons-material/StorefrontOutlined'
import { paths } from '../../paths'
import type { Feature } from '../../shared/feature'
import { lazyPage } from '../../shared/lazyPage'

/** The producers: list and page. */
export const sellers: Feature = {
  resources: [
    {
      name: 'sellers',
      list: lazyPage(() => import('./SellerList')),
      // /sellers/{id} is the seller's page (spec §2), which is react-admin's place for its edit view
      edit: lazyPage(() => import('./detail/SellerDetail')),
    },
  ],
  navigation: [
    { label: 'admin.nav.sellers', to: paths.admin.sellers, icon: StorefrontIcon, order: 20 },
  ],
}
