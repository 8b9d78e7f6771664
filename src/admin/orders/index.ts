import { lazy } from 'react'
import ReceiptIcon from '@mui/icons-material/ReceiptLongOutlined'
import { paths } from '../../paths'
import type { Feature } from '../../kit/feature'

/** The orders of all producers: list and page. */
export const orders: Feature = {
  may: 'seeMoney',
  resources: [
    {
      name: 'orders',
      list: lazy(() => import('./OrderList')),
      // /orders/{id} is react-admin's place for the edit view
      edit: lazy(() => import('./detail/OrderDetail')),
    },
  ],
  navigation: [{ label: 'admin.nav.orders', to: paths.admin.orders, icon: ReceiptIcon, order: 21 }],
}
