import StorefrontIcon from '@mui/icons-material/StorefrontOutlined'
import { lazy } from 'react'
import { paths } from '../../paths'
import type { Feature } from '../../shared/feature'

/** The producers: list. */
export const sellers: Feature = {
  resources: [{ name: 'sellers', list: lazy(() => import('./SellerList')) }],
  navigation: [
    { label: 'admin.nav.sellers', to: paths.admin.sellers, icon: StorefrontIcon, order: 20 },
  ],
}
