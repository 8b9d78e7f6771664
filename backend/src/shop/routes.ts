import type { z } from 'zod'
import { id } from '#domain/wire/common'
import { pickFields, type FieldChoice, type Partly } from '#domain/wire/publicFields'
import type {
  storeCategory,
  storeCollection,
  storeCurrency,
  storePaymentProvider,
  storeRegion,
  storeTag,
  storeType,
} from '#domain/shop/storeCatalogueWire'
import { AppError } from '../engine/errors/AppError'
import type { Handlers } from '../engine/http/handlers'
import { listStorePlaces } from './reads/listStorePlaces'
import { listStoreProducts } from './reads/listStoreProducts'
import { listStoreTerms } from './reads/listStoreTerms'
import { listStoreVariants } from './reads/listStoreVariants'
import type { Page } from './reads/readPage'

const ONE = { limit: 1, offset: 0 }

/** What a shop shows before anything is bought. */
export const catalogueHandlers = {
  'GET /store/products': async ({ knex, query }) => {
    const { rows, ...page } = pageOf(await listStoreProducts(knex, query), query)
    return { products: rows, ...page }
  },
  'GET /store/products/:id': async ({ knex, params, query }) => ({
    product: only(
      await listStoreProducts(knex, { ...ONE, order: '-created_at', id: [params.id] }),
      query,
    ),
  }),

  'GET /store/product-variants': async ({ knex, query }) => {
    const { rows, ...page } = pageOf(await listStoreVariants(knex, query), query)
    return { variants: rows, ...page }
  },
  'GET /store/product-variants/:id': async ({ knex, params, query }) => ({
    variant: only(await listStoreVariants(knex, { ...ONE, id: [params.id] }), query),
  }),

  'GET /store/product-categories': async ({ knex, query }) => {
    const found = await listStoreTerms<Category>(knex, 'product_category', query)
    const { rows, ...page } = pageOf(found, query)
    return { product_categories: rows, ...page }
  },
  'GET /store/product-categories/:id': async ({ knex, params, query }) => ({
    product_category: only(
      await listStoreTerms<Category>(knex, 'product_category', { ...ONE, id: [params.id] }),
      query,
    ),
  }),

  'GET /store/product-tags': async ({ knex, query }) => {
    const found = await listStoreTerms<Tag>(knex, 'product_tag', query)
    const { rows, ...page } = pageOf(found, query)
    return { product_tags: rows, ...page }
  },
  'GET /store/product-tags/:id': async ({ knex, params, query }) => ({
    product_tag: only(
      await listStoreTerms<Tag>(knex, 'product_tag', { ...ONE, id: [params.id] }),
      query,
    ),
  }),

  'GET /store/product-types': async ({ knex, query }) => {
    const found = await listStoreTerms<Type>(knex, 'product_type', query)
    const { rows, ...page } = pageOf(found, query)
    return { product_types: rows, ...page }
  },
  'GET /store/product-types/:id': async ({ knex, params, query }) => ({
    product_type: only(
      await listStoreTerms<Type>(knex, 'product_type', { ...ONE, id: [params.id] }),
      query,
    ),
  }),

  'GET /store/collections': async ({ knex, query }) => {
    const found = await listStoreTerms<Collection>(knex, 'product_collection', query)
    const { rows, ...page } = pageOf(found, query)
    return { collections: rows, ...page }
  },
  'GET /store/collections/:id': async ({ knex, params, query }) => ({
    collection: only(
      await listStoreTerms<Collection>(knex, 'product_collection', { ...ONE, id: [params.id] }),
      query,
    ),
  }),

  'GET /store/regions': async ({ knex, query }) => {
    const { rows, ...page } = pageOf(await listStorePlaces<Region>(knex, 'region', query), query)
    return { regions: rows, ...page }
  },
  'GET /store/regions/:id': async ({ knex, params, query }) => ({
    region: only(await listStorePlaces<Region>(knex, 'region', { ...ONE, id: params.id }), query),
  }),

  'GET /store/currencies': async ({ knex, query }) => {
    const { rows, ...page } = pageOf(
      await listStorePlaces<Currency>(knex, 'currency', query),
      query,
    )
    return { currencies: rows, ...page }
  },
  'GET /store/currencies/:code': async ({ knex, params, query }) => {
    // No record's id, so the guard does not read it as one.
    if (!id.safeParse(params.code).success) throw AppError.notFound()
    const code = params.code.toLowerCase()
    return {
      currency: only(
        await listStorePlaces<Currency>(knex, 'currency', { ...ONE, id: code }),
        query,
      ),
    }
  },

  'GET /store/payment-providers': async ({ knex, query }) => {
    const { rows, ...page } = pageOf(
      await listStorePlaces<Provider>(knex, 'payment_provider', query),
      query,
    )
    return { payment_providers: rows, ...page }
  },
} satisfies Partial<Handlers>

type Category = z.infer<typeof storeCategory>
type Tag = z.infer<typeof storeTag>
type Type = z.infer<typeof storeType>
type Collection = z.infer<typeof storeCollection>
type Region = z.infer<typeof storeRegion>
type Currency = z.infer<typeof storeCurrency>
type Provider = z.infer<typeof storePaymentProvider>

interface Asked {
  fields?: FieldChoice | undefined
}

/** The page with the chosen fields of each record. */
const pageOf = <Row>(
  { rows, count }: Page<Row>,
  { fields, limit, offset }: Asked & { limit: number; offset: number },
): { rows: Partly<Row>[]; count: number; limit: number; offset: number } => ({
  rows: rows.map((row) => pickFields(row, fields)),
  count,
  limit,
  offset,
})

/** @throws AppError not_found when the page is empty */
function only<Row>({ rows: [row] }: Page<Row>, { fields }: Asked): Partly<Row> {
  if (row === undefined) throw AppError.notFound()
  return pickFields(row, fields)
}
