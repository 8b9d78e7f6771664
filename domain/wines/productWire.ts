import { z } from 'zod'

import {
  DESCRIPTION_MAX,
  FREE_TEXT_MAX,
  HS_CODE_MAX,
  IMAGES_PER_WINE_MAX,
  REVIEW_BATCH_MAX,
  SEARCH_MAX,
  SHORT_TEXT_MAX,
  STOCK_MAX,
  TITLE_MAX,
  VOLUME_MAX,
  WEIGHT_MAX_GRAMS,
} from '../limits'
import { WINE_TYPE_KEYS } from './sheet/enumerations'
import { WINE_ATTENTIONS } from './wineAttention'
import { WINE_LACKS } from './wineLacks'
import { PRODUCT_REVIEW_ACTIONS, reviewReasonProblem } from './productReview'
import { PRODUCT_STATUS_KEYS } from './productStatus'
import { REVIEW_QUEUES } from './reviewQueues'
import type { WineMetadata } from './sheet/index'
import { buildMetadataSchema } from './sheet/metadataSchema'
import {
  cents,
  id,
  listQuery,
  listResponse,
  longText,
  timestamp,
  oneOrMany,
  requiredText,
  text,
} from '../wire/common'
import { isStorable } from '../text/plainText'
import { imageUrl } from '../sellers/sellerWire'

/** One price in cents: without min_quantity retail, with it wholesale (R6). */
const price = z.object({
  id: z.string().optional(),
  amount: z.number(),
  currency_code: z.string(),
  min_quantity: z.number().nullish(),
})

const locationLevel = z.object({
  id: z.string().optional(),
  location_id: z.string(),
  available_quantity: z.number(),
  stocked_quantity: z.number(),
})

const variant = z.object({
  id: z.string(),
  title: z.string().nullish(),
  sku: z.string().nullish(),
  manage_inventory: z.boolean().optional(),
  prices: z.array(price).default([]),
  inventory_items: z
    .array(
      z.object({
        inventory_item_id: z.string(),
        inventory: z.object({ location_levels: z.array(locationLevel).default([]) }).nullish(),
      }),
    )
    .default([]),
})

/** A stored sheet is shown as it is, so the answer's metadata is not judged by today's bounds. */
const storedMetadata = z.custom<WineMetadata>((value) => typeof value === 'object')

/** What staff decided about a wine, and why (issue 5). */
export const productReview = z.object({
  reason: z.string().nullable(),
  from_status: z.string(),
  to_status: z.string(),
  at: timestamp,
})
export type ProductReview = z.infer<typeof productReview>

/** One step of a wine's status with who took it; for staff. Null where the system did it. */
export const productReviewEntry = productReview.extend({
  id: z.string(),
  actor_type: z.string(),
  actor_name: z.string().nullable(),
})
export type ProductReviewEntry = z.infer<typeof productReviewEntry>

/** What the seller changed after the staff's last decision: of each field the value then and now. */
const changesSinceReview = z.object({
  since: timestamp,
  before: z.record(z.string(), z.unknown()),
  after: z.record(z.string(), z.unknown()),
})

/** A wine on the wire. Lists use the same shape, lean. */
export const product = z
  .object({
    id: z.string(),
    title: z.string(),
    description: z.string().nullish(),
    handle: z.string().nullish(),
    status: z.string(),
    thumbnail: z.string().nullish(),
    origin_country: z.string().nullish(),
    hs_code: z.string().nullish(),
    /** Grams. */
    weight: z.number().nullish(),
    metadata: storedMetadata.nullish(),
    images: z
      .array(z.object({ id: z.string().optional(), url: z.string(), rank: z.number().nullish() }))
      .default([]),
    created_at: timestamp,
    updated_at: timestamp.nullish(),
    seller_id: z.string().nullish(),
    seller: z
      .object({ id: z.string(), name: z.string(), store_status: z.string().optional() })
      .nullish(),
    /** One wine only: the staff's last decision, while the wine still has the status that it gave. */
    review: productReview.nullish(),
    /** One wine only, for staff: every step of its status, newest first. */
    reviews: z.array(productReviewEntry).optional(),
    /** One wine only, for staff: null before their first decision. */
    changes_since_review: changesSinceReview.nullish(),
    /** The seller's own wine, while it waits for staff: how many wines wait before it. */
    waiting_before: z.number().nullish(),
    options: z
      .array(
        z.object({
          id: z.string().optional(),
          title: z.string(),
          values: z.array(z.object({ id: z.string().optional(), value: z.string() })).optional(),
        }),
      )
      .optional(),
    variants: z.array(variant).default([]),
  })
  .meta({ id: 'Product' })
export type Product = z.infer<typeof product>

export const productResponse = z.object({ product })

const metadata = buildMetadataSchema().meta({ id: 'WineSheet' })

const basics = {
  title: requiredText(TITLE_MAX),
  description: longText(DESCRIPTION_MAX).min(1),
  origin_country: z
    .string()
    .toUpperCase()
    .regex(/^[A-Z]{2}$/, { error: 'Use o código de duas letras do país' })
    .nullish(),
  hs_code: text(HS_CODE_MAX).nullish(),
  weight: z.number().min(0).max(WEIGHT_MAX_GRAMS).nullish(),
  metadata: metadata.nullish(),
}

const optionInput = z.strictObject({
  title: requiredText(SHORT_TEXT_MAX),
  values: z.array(requiredText(VOLUME_MAX)).min(1).max(1),
})

const priceInput = z.strictObject({
  amount: cents,
  currency_code: z.string().toLowerCase().pipe(z.literal('brl')),
  min_quantity: z.number().int().min(1).max(STOCK_MAX).nullish(),
})

/** Prices of a wine: exactly one retail price, and at most one wholesale price above 0 (R6). */
const pricesInput = z
  .array(priceInput)
  .max(2)
  .superRefine((prices, context) => {
    const refuse = (message: string, path: (string | number)[] = []): void =>
      context.addIssue({ code: 'custom', path, message })
    const retail = prices.filter((one) => !one.min_quantity).length
    if (retail === 0) refuse('Preço de varejo é obrigatório')
    if (retail > 1) refuse('Envie um só preço de varejo')
    if (prices.length - retail > 1) refuse('Envie um só preço de atacado')
    for (const [at, { amount, min_quantity }] of prices.entries()) {
      // A wholesale price of 0 would give bottles away; without a wholesale price the entry is left out.
      if (min_quantity && amount === 0) refuse('Deve ser maior que 0', [at, 'amount'])
    }
  })

/** POST /vendor/products (spec §7). Whatever status is sent, the server stores 'proposed' (R20). */
export const productCreateRequest = z.strictObject({
  ...basics,
  status: z.enum(PRODUCT_STATUS_KEYS).optional(),
  options: z.array(optionInput).max(1).optional(),
  variants: z
    .array(
      z.strictObject({
        title: requiredText(SHORT_TEXT_MAX),
        sku: text(TITLE_MAX + 20).optional(),
        manage_inventory: z.literal(true).optional(),
        options: z
          .record(z.string().max(SHORT_TEXT_MAX).refine(isStorable), text(VOLUME_MAX))
          .optional(),
        prices: pricesInput.optional(),
      }),
    )
    .max(1)
    .optional(),
})
export type ProductCreateRequest = z.infer<typeof productCreateRequest>

/** The wholesale price of a wine; null: it has none. Amounts in cents. */
export const wholesaleInput = z
  .strictObject({ amount: cents.min(1), min_quantity: z.number().int().min(1).max(STOCK_MAX) })
  .nullable()

const seenPrices = z.strictObject({ retail: cents.nullable(), wholesale: wholesaleInput })
/** Prices of a wine as a person saw them. Amounts in cents. */
export type SeenPrices = z.infer<typeof seenPrices>

const variantPricesInput = z.strictObject({
  id,
  title: text(SHORT_TEXT_MAX).optional(),
  prices: pricesInput.optional(),
  /** The prices as they were seen: when one is neither this nor the wanted one, the answer is 409 and nothing is stored. */
  expected_prices: seenPrices.optional(),
})

/** POST /vendor/products/{id}: product data without sku and status, images, or the prices of variants (spec §7). */
export const productUpdateRequest = z.strictObject({
  ...basics,
  /** `updated_at` of the wine as it was opened: when the wine has changed since, the answer is 409 and nothing is stored. */
  expected_updated_at: z.iso.datetime({ offset: true }).optional(),
  title: basics.title.optional(),
  description: basics.description.optional(),
  options: z.array(optionInput).max(1).optional(),
  thumbnail: imageUrl.nullish(),
  images: z
    .array(
      z.strictObject({
        url: imageUrl,
        rank: z.number().int().min(0).max(IMAGES_PER_WINE_MAX).optional(),
      }),
    )
    .max(IMAGES_PER_WINE_MAX)
    .optional(),
  /** With `images`: the pictures as they were seen. A picture that is in neither list was added meanwhile and stays, behind the sent ones. */
  seen_images: z.array(imageUrl).max(IMAGES_PER_WINE_MAX).optional(),
  variants: z.array(variantPricesInput).min(1).max(1).optional(),
})
export type ProductUpdateRequest = z.infer<typeof productUpdateRequest>

/** POST /vendor/products/{id}/status (spec §7). */
export const productStatusRequest = z.strictObject({
  status: z.enum(['proposed', 'published', 'draft']),
})
export type ProductStatusRequest = z.infer<typeof productStatusRequest>

/**
 * POST /admin/products/{id}/review. 'send_back' makes the wine a draft again; it and 'reject' need a reason, which the
 * seller reads. `expected_status` is the status that was on the screen: another one now is 409 with `current {status}`.
 */
export const productReviewRequest = z
  .strictObject({
    action: z.enum(PRODUCT_REVIEW_ACTIONS),
    reason: longText(FREE_TEXT_MAX).optional(),
    expected_status: z.enum(PRODUCT_STATUS_KEYS).optional(),
  })
  .superRefine(({ action, reason }, context) => {
    const problem = reviewReasonProblem(action, reason)
    if (problem) context.addIssue({ code: 'custom', path: ['reason'], message: problem })
  })
export type ProductReviewRequest = z.infer<typeof productReviewRequest>

/** POST /admin/products/review: the same decision for several wines, each for itself. */
export const productReviewBatchRequest = z
  .strictObject({
    ids: z.array(id).min(1).max(REVIEW_BATCH_MAX),
    action: z.enum(PRODUCT_REVIEW_ACTIONS),
    reason: longText(FREE_TEXT_MAX).optional(),
    /** By wine, the status that was on the screen; what has another one by now is left as it is. */
    expected_statuses: z
      .record(id, z.enum(PRODUCT_STATUS_KEYS))
      .refine((statuses) => Object.keys(statuses).length <= REVIEW_BATCH_MAX, {
        error: `No máximo ${REVIEW_BATCH_MAX} vinhos.`,
      })
      .optional(),
  })
  .superRefine(({ action, reason }, context) => {
    const problem = reviewReasonProblem(action, reason)
    if (problem) context.addIssue({ code: 'custom', path: ['reason'], message: problem })
  })
export type ProductReviewBatchRequest = z.infer<typeof productReviewBatchRequest>

/** What became of each wine, in the order asked for; `message` says why not. */
export const productReviewBatchResponse = z.object({
  results: z.array(z.object({ id: z.string(), ok: z.boolean(), message: z.string().nullable() })),
})
export type ProductReviewBatchResponse = z.infer<typeof productReviewBatchResponse>

const SORTABLE = ['title', 'status', 'created_at', 'updated_at'] as const
const productStatuses = oneOrMany(PRODUCT_STATUS_KEYS).optional()

/** What the seller's list, its export and the price grid can be narrowed by. */
export const sellerProductFilters = {
  q: text(SEARCH_MAX).optional(),
  status: productStatuses,
  type: z.enum(WINE_TYPE_KEYS).optional(),
  /** Wines that lack this. */
  lacks: z.enum(WINE_LACKS).optional(),
  /** Wines that need their seller for this: one group of 'Hoje'. */
  attention: z.enum(WINE_ATTENTIONS).optional(),
}

export const sellerProductListQuery = listQuery(
  [...SORTABLE, 'stock', 'price'],
  sellerProductFilters,
)
export type SellerProductListQuery = z.infer<typeof sellerProductListQuery>

export const adminProductListQuery = listQuery([...SORTABLE, 'stock', 'price', 'seller'], {
  status: productStatuses,
  seller_id: id.optional(),
  /** The proposed wines of one queue of the review. */
  review: z.enum(REVIEW_QUEUES).optional(),
})
export type AdminProductListQuery = z.infer<typeof adminProductListQuery>

/** Cards of the seller's list: wines, published wines, bottles available. */
export const sellerProductSummary = z.object({
  total: z.number(),
  published: z.number(),
  stock: z.number(),
})
export type SellerProductSummary = z.infer<typeof sellerProductSummary>

/** Cards of the admin list (R35). */
export const adminProductSummary = z.object({
  total: z.number(),
  published: z.number(),
  drafts: z.number(),
  rejected_archived: z.number(),
})
export type AdminProductSummary = z.infer<typeof adminProductSummary>

export const sellerProductListResponse = listResponse('products', product, sellerProductSummary)
export type SellerProductListResponse = z.infer<typeof sellerProductListResponse>
export const adminProductListResponse = listResponse('products', product, adminProductSummary)
export type AdminProductListResponse = z.infer<typeof adminProductListResponse>
