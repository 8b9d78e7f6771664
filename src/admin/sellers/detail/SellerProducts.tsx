import type { Product } from '#domain/wines/productWire'
import type { Seller } from '#domain/sellers/sellerWire'
import { EmbeddedList } from '../../../kit/list/EmbeddedList'
import { ProductCard } from '../../wines/ProductCard'
import { productColumns } from '../../wines/productColumns'

const TEXTS = {
  title: 'admin_seller.products.title',
  subtitle: '',
  loading: 'admin_products.list.loading',
  error: 'admin_products.list.error',
  empty: 'admin_seller.products.empty',
  emptyHint: 'admin_seller.products.empty_hint',
  count: 'admin_products.list.count',
}

const COLUMNS = productColumns.filter(({ id }) => id !== 'seller')

/** The seller's wines, paged on the server (spec §2 Seller detail). */
export function SellerProducts({ seller }: { seller: Seller }) {
  return (
    <EmbeddedList<Product>
      resource="products"
      texts={TEXTS}
      columns={COLUMNS}
      card={(product) => <ProductCard product={product} />}
      sort={{ field: 'created_at', order: 'DESC' }}
      filter={{ seller_id: seller.id }}
    />
  )
}
