import LocalShippingIcon from '@mui/icons-material/LocalShippingOutlined'
import { canActOnOrders } from '#domain/sellers/seller'
import { createElement, lazy } from 'react'
import { paths } from '../../paths'
import type { Feature } from '../../kit/feature'
import { OpenForm } from '../OpenForm'

const PackingSlip = lazy(() => import('./slip/PackingSlip'))
const PackingSlips = lazy(() => import('./slip/PackingSlips'))
const StatisticsPage = lazy(() => import('./statistics/StatisticsPage'))
const ShipPage = lazy(() => import('./ship/ShipPage'))

/** The seller's orders: list, page, figures, packing slips, tracking codes of many. */
export const orders: Feature = {
  resources: [
    {
      name: 'orders',
      list: lazy(() => import('./OrderList')),
      // /orders/{id} is the order's page (spec §2), which is react-admin's place for its edit view
      edit: lazy(() => import('./detail/OrderDetail')),
    },
  ],
  routes: [
    { path: 'orders/:id/romaneio', element: createElement(PackingSlip) },
    { path: 'orders/statistics', element: createElement(StatisticsPage) },
    { path: 'orders/romaneios', element: createElement(PackingSlips) },
    { path: 'orders/ship', element: createElement(OpenForm, null, createElement(ShipPage)) },
  ],
  navigation: [
    {
      label: 'portal.nav.orders',
      to: paths.portal.orders,
      icon: LocalShippingIcon,
      order: 20,
    },
  ],
  pages: [
    { label: 'order.statistics.page', of: 'portal.nav.orders', to: paths.portal.orderStatistics },
  ],
  acts: [{ label: 'quick_search.act.ship', seller: canActOnOrders, to: paths.portal.shipOrders() }],
}
