import type { Product } from '#domain/wines/productWire'
import Stack from '@mui/material/Stack'
import { CardFacts } from '../../kit/list/CardFacts'
import { WineType } from '../../shared/wines/WineType'
import { SelectRow } from '../../kit/list/SelectRow'
import { LowestPrice } from './LowestPrice'
import { ProductActions } from './ProductActions'
import { ProductName } from './ProductName'
import { ProductStatus } from './ProductStatus'
import { ProductStock } from './ProductStock'

/** A product on the phone; `select` where rows can be marked for the batch. */
export function ProductCard({ product, select = false }: { product: Product; select?: boolean }) {
  return (
    <Stack spacing={1.5}>
      <Stack direction="row" sx={{ justifyContent: 'space-between', alignItems: 'flex-start' }}>
        <ProductName product={product} />
        {select && (
          <SelectRow id={product.id} name={product.title} label="admin_product.batch.select" />
        )}
      </Stack>
      <CardFacts
        facts={[
          { label: 'admin_products.column.seller', value: product.seller?.name },
          { label: 'admin_products.column.type', value: <WineType wine={product} /> },
          { label: 'admin_products.column.price', value: <LowestPrice product={product} /> },
          { label: 'admin_products.column.stock', value: <ProductStock product={product} /> },
        ]}
      />
      <Stack direction="row" sx={{ justifyContent: 'space-between', alignItems: 'center' }}>
        <ProductStatus product={product} />
        <ProductActions product={product} />
      </Stack>
    </Stack>
  )
}
