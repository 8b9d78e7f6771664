import { formatDate } from '#domain/values/dates'
import type { Product } from '#domain/wines/productWire'
import type { Column } from '../../kit/list/Column'
import { WineType } from '../../shared/wines/WineType'
import { LowestPrice } from './LowestPrice'
import { ProductActions } from './ProductActions'
import { ProductName } from './ProductName'
import { ProductStatus } from './ProductStatus'
import { ProductStock } from './ProductStock'

/** Columns of the admin product list. */
export const productColumns: readonly Column<Product>[] = [
  {
    id: 'product',
    label: 'admin_products.column.product',
    sortBy: 'title',
    render: (product) => <ProductName product={product} />,
  },
  {
    id: 'seller',
    label: 'admin_products.column.seller',
    sortBy: 'seller',
    render: (product) => product.seller?.name,
  },
  {
    id: 'type',
    label: 'admin_products.column.type',
    from: 'lg',
    render: (product) => <WineType wine={product} />,
  },
  {
    id: 'status',
    label: 'admin_products.column.status',
    sortBy: 'status',
    render: (product) => <ProductStatus product={product} />,
  },
  {
    id: 'price',
    label: 'admin_products.column.price',
    from: 'md',
    sortBy: 'price',
    align: 'right',
    render: (product) => <LowestPrice product={product} />,
  },
  {
    id: 'stock',
    label: 'admin_products.column.stock',
    sortBy: 'stock',
    align: 'right',
    render: (product) => <ProductStock product={product} />,
  },
  {
    id: 'created',
    label: 'admin_products.column.created',
    sortBy: 'created_at',
    align: 'right',
    from: 'lg',
    render: (product) => formatDate(product.created_at),
  },
  {
    id: 'actions',
    label: 'admin_products.column.actions',
    align: 'right',
    render: (product) => <ProductActions product={product} />,
  },
]
