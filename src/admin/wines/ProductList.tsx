import type { Product, AdminProductSummary } from '#domain/wines/productWire'
import { REVIEW_QUEUES } from '#domain/wines/reviewQueues'
import { ChoiceFilter } from '../../kit/list/ChoiceFilter'
import { FilterChips } from '../../kit/list/FilterChip'
import { ListExport } from '../account/ListExport'
import { useMay } from '../account/useMay'
import { ListScreen } from '../../kit/list/ListScreen'
import { SearchBox } from '../../kit/list/SearchBox'
import { SelectRow } from '../../kit/list/SelectRow'
import { ProductCard } from './ProductCard'
import { productColumns } from './productColumns'
import { formatDecimal } from '#domain/values/decimal'
import { useListContext } from 'ra-core'
import { useState } from 'react'
import { useListSummary } from '../../kit/dataProvider/useListSummary'
import { lazyPart } from '../../kit/ui/lazyPart'
import { SummaryCards } from '../../kit/list/SummaryCards'

/** Fetched when the first wine is marked. */
const BatchBar = lazyPart(() => import('./batch/BatchBar'))

const TEXTS = {
  title: 'admin_products.list.title',
  subtitle: 'admin_products.list.subtitle',
  loading: 'admin_products.list.loading',
  error: 'admin_products.list.error',
  empty: 'admin_products.list.empty',
  emptyHint: 'admin_products.list.empty_hint',
  count: 'admin_products.list.count',
}

const STATUS_OPTIONS = ['published', 'draft', 'rejected', 'archived', 'proposed'].map((value) => ({
  value,
  label: `admin_products.filter.${value}`,
}))

const REVIEW_OPTIONS = REVIEW_QUEUES.map((value) => ({
  value,
  label: `admin_products.filter.review_${value}`,
}))

/** All wines of all producers, for staff (spec §2, §9). */
export default function ProductList() {
  // who decides about no wine has nothing to mark for
  const mayMark = useMay()('reviewWines')
  return (
    <ListScreen<Product>
      resource="products"
      texts={TEXTS}
      columns={productColumns}
      card={(product) => <ProductCard product={product} select={mayMark} />}
      sort={{ field: 'created_at', order: 'DESC' }}
      filterNames={['q', 'status', 'seller_id', 'review']}
      summary={<ProductSummary />}
      action={<ListExport />}
      {...(mayMark && {
        select: (product: Product) => (
          <SelectRow id={product.id} name={product.title} label="admin_product.batch.select" />
        ),
        batch: <BatchOfMarked />,
      })}
      search={
        <SearchBox
          placeholder="admin_products.list.search"
          label="admin_products.list.search_label"
        />
      }
      filters={
        <>
          <ChoiceFilter
            source="status"
            label="admin_products.filter.status"
            allLabel="admin_products.filter.all"
            options={STATUS_OPTIONS}
          />
          {/* only where the review leads here: its queues are a page of their own */}
          <FilterChips>
            <ChoiceFilter
              source="review"
              label="admin_products.filter.review"
              allLabel="admin_products.filter.all"
              options={REVIEW_OPTIONS}
            />
          </FilterChips>
        </>
      }
    />
  )
}

/** From the first mark on; it stays with what became of the wines when none is marked any more. */
function BatchOfMarked() {
  const { selectedIds } = useListContext<Product>()
  const [wasMarked, setMarked] = useState(false)
  if (selectedIds.length > 0 && !wasMarked) setMarked(true)
  return wasMarked && <BatchBar />
}

/** Total, publicados, rascunhos (draft and proposed), rejeitados/arquivados (R35). */
function ProductSummary() {
  const summary = useListSummary<AdminProductSummary>()
  const figure = (count: number | undefined) =>
    count === undefined ? undefined : formatDecimal(count)
  return (
    <SummaryCards
      figures={[
        { label: 'admin_products.summary.total', value: figure(summary?.total) },
        { label: 'admin_products.summary.published', value: figure(summary?.published) },
        {
          label: 'admin_products.summary.drafts',
          value: figure(summary?.drafts),
        },
        {
          label: 'admin_products.summary.rejected_archived',
          value: figure(summary?.rejected_archived),
        },
      ]}
    />
  )
}
