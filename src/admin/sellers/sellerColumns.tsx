import { formatDate } from '#domain/values/dates'
import type { Seller } from '#domain/sellers/sellerWire'
import type { Column } from '../../kit/list/Column'
import { formatPlace } from './formatPlace'
import { SellerActions } from './SellerActions'
import { SellerContract } from './SellerContract'
import { SellerName } from './SellerName'
import { SellerStatus } from './SellerStatus'

/** Columns of the admin seller list. */
export const sellerColumns: readonly Column<Seller>[] = [
  {
    id: 'seller',
    label: 'admin_sellers.column.seller',
    sortBy: 'name',
    render: (seller) => <SellerName seller={seller} />,
  },
  {
    id: 'tax_id',
    label: 'admin_sellers.column.tax_id',
    nowrap: true,
    render: (seller) => seller.tax_id,
  },
  {
    id: 'city',
    label: 'admin_sellers.column.city',
    from: 'md',
    sortBy: 'city',
    render: (seller) => formatPlace(seller),
  },
  {
    id: 'status',
    label: 'admin_sellers.column.status',
    sortBy: 'store_status',
    render: (seller) => <SellerStatus seller={seller} />,
  },
  {
    id: 'contract',
    label: 'admin_sellers.column.contract',
    render: (seller) => <SellerContract seller={seller} />,
  },
  {
    id: 'created',
    label: 'admin_sellers.column.created',
    sortBy: 'created_at',
    align: 'right',
    from: 'lg',
    render: (seller) => formatDate(seller.created_at),
  },
  {
    id: 'actions',
    label: 'admin_sellers.column.actions',
    align: 'right',
    render: (seller) => <SellerActions seller={seller} />,
  },
]
