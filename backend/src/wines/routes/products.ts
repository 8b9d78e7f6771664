import { saoPauloDate } from '#domain/values/dates'
import type { Call, Handlers } from '../../engine/http/handlers'
import { idempotencyKey } from '../../engine/http/idempotencyKey'
import { sendCsv } from '../../engine/http/sendFile'
import { countWaitingBefore } from '../reads/countWaitingBefore'
import { findWine } from '../reads/findWine'
import { listSellerProducts } from '../reads/listSellerProducts'
import { actOnWines } from '../writes/act-on-wines'
import { attachImage } from '../writes/attach-image'
import { listWinePrices } from '../reads/listWinePrices'
import { changePricesOfWines } from '../writes/change-prices-of-wines'
import { presignUpload } from '../../images'
import { exportFile } from '../reads/exportWines'
import { listStoreProducts } from '../../shop'
import { createOwnWine } from '../writes/create-own-wine'
import { setWineStatus } from '../writes/set-wine-status'
import { updateWine } from '../writes/update-wine'

/** Without an Idempotency-Key an equal request within this time is a double click or a retry, not a second wine. */
const repetitionSeconds = 10

/** The wines of the caller's seller (spec §7). */
export const productHandlers = {
  'GET /vendor/products': ({ knex, seller, query }) => listSellerProducts(knex, seller.id, query),

  /** A new wine, always 'proposed', with stock 0 (R20, R22). */
  'POST /vendor/products': async ({ container, knex, seller, body, actor, request }) => {
    const [variant] = body.variants ?? []
    const productId = await createOwnWine(container, {
      sellerId: seller.id,
      wine: {
        title: body.title,
        description: body.description,
        metadata: body.metadata,
        origin_country: body.origin_country,
        hs_code: body.hs_code,
        weight: body.weight,
        sku: variant?.sku,
        volume: body.options?.[0]?.values[0] ?? variant?.title,
        prices: variant?.prices,
      },
      actor,
      once: {
        scope: [seller.id, 'POST /vendor/products'],
        key: idempotencyKey(request),
        request: body,
        repetitionSeconds,
        cameAt: performance.now(),
      },
    })
    return { product: await findWine(knex, productId, seller.id) }
  },

  /** Rows of the price grid. */
  'GET /vendor/products/prices': async ({ knex, seller, query }) => ({
    wines: await listWinePrices(knex, seller.id, query),
  }),

  /** Prices and stock of many wines, each for itself. */
  'POST /vendor/products/prices': async ({ container, seller, body, actor }) => ({
    results: await changePricesOfWines(container, {
      sellerId: seller.id,
      changes: body.wines,
      actor,
    }),
  }),

  /** Publish, pause, archive, bring back or delete many wines, each for itself. */
  'POST /vendor/products/actions': async ({ container, seller, body, actor }) => ({
    results: await actOnWines(container, body, { sellerId: seller.id, actor }),
  }),

  /** One wine, variants and levels expanded. */
  'GET /vendor/products/:id': (call) => ownWine(call),

  /** The wine as everybody sees it, from the store's own reader. */
  'GET /vendor/products/:id/store': async ({ knex, seller, params }) => {
    const { id } = await findWine(knex, params.id, seller.id)
    const { rows } = await listStoreProducts(knex, {
      id: [id],
      limit: 1,
      offset: 0,
      order: '-created_at',
    })
    return { product: rows[0] ?? null }
  },

  /** Product data, list of images or prices. */
  'POST /vendor/products/:id': async (call) => {
    const { container, seller, params, body, actor } = call
    await updateWine(container, {
      productId: params.id,
      sellerId: seller.id,
      changes: body,
      actor,
    })
    return ownWine(call)
  },

  /** Publish and withdraw (R20, R14). */
  'POST /vendor/products/:id/status': async (call) => {
    const { container, seller, params, body, actor } = call
    await setWineStatus(container, {
      productId: params.id,
      sellerId: seller.id,
      status: body.status,
      actor,
    })
    return ownWine(call)
  },

  /** An address for one upload. */
  'POST /vendor/products/:id/images/presign': async (call) => {
    const { container, seller, params, body } = call
    await ownWine(call)
    return presignUpload(container, {
      sellerId: seller.id,
      productId: params.id,
      purpose: 'wine',
      contentType: body.contentType,
      size: body.size,
    })
  },

  /** An uploaded picture becomes one of the wine's. */
  'POST /vendor/products/:id/images/attach': async (call) => {
    const { container, seller, params, body, actor } = call
    await ownWine(call)
    await attachImage(container, {
      productId: params.id,
      sellerId: seller.id,
      url: body.url,
      actor,
    })
    return ownWine(call)
  },

  /** All wines of the list with its filters, in the columns of the import. */
  'GET /vendor/products/export.csv': ({ knex, seller, query, response }) =>
    sendCsv(response, `vinhos-${saoPauloDate(new Date())}.csv`, exportFile(knex, seller.id, query)),
} satisfies Partial<Handlers>

/** @throws AppError not_found for a wine that is missing or somebody else's (R42) */
const ownWine = async ({
  knex,
  seller,
  params,
}: Pick<Call<'GET /vendor/products/:id'>, 'knex' | 'seller' | 'params'>) => {
  const product = await findWine(knex, params.id, seller.id)
  return { product: { ...product, waiting_before: await countWaitingBefore(knex, product) } }
}
