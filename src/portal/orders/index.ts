import LocalShippingIcon from '@mui/icons-material/LocalShippingOutlined'
import { lazy } from 'react'
import { paths } from '../../paths'
import type { Feature } from '../../shared/feature'

/** The seller's orders: list. */
export const orders: Feature = {
  resources: [{ name: 'orders', list: lazy(() => import('./OrderList')) }],
  navigation: [
    { label: 'portal.nav.orders', to: paths.portal.orders, icon: LocalShippingIcon, order: 20 },
  ],
}
