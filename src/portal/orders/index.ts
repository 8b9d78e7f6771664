import LocalShippingIcon from '@mui/icons-material/LocalShippingOutlined'
import { createElement } from 'react'
import { paths } from '../../paths'
import type { Feature } from '../../shared/feature'
import { lazyPage } from '../../shared/lazyPage'

const PackingSlip = lazyPage(() => import('./slip/PackingSlip'))

/** The seller's orders: list, page, packing slip. */
export const orders: Feature = {
  resources: [
    {
      name: 'orders',
      list: lazyPage(() => import('./OrderList')),
      // /orders/{id} is the order's page (spec §2), which is react-admin's place for its edit view
      edit: lazyPage(() => import('./detail/OrderDetail')),
    },
  ],
  routes: [{ path: 'orders/:id/romaneio', element: createElement(PackingSlip) }],
  navigation: [
    { label: 'portal.nav.orders', to: paths.portal.orders, icon: LocalShippingIcon, order: 20 },
  ],
}
