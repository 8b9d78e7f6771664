import { cleanLine } from '../text/plainText'
import {
  canMoveProduct,
  isProductStatus,
  productStatusLabel,
  type ProductStatus,
} from './productStatus'
import { readStoreStatus } from '../sellers/storeStatus'
import { retailPrice, totalStock, type SellerFacts, type WineFacts } from './wine'

/** What staff can do with a wine (issue 5). */
export const PRODUCT_REVIEW_ACTIONS = ['publish', 'send_back', 'reject', 'archive'] as const
export type ProductReviewAction = (typeof PRODUCT_REVIEW_ACTIONS)[number]

interface ReviewRow {
  to: ProductStatus
  needsReason: boolean
}

/** Where each action leads. What is sent back is a draft: the seller corrects it (docs/decisions/13-statuses-of-a-wine.md). */
export const PRODUCT_REVIEWS = {
  publish: { to: 'published', needsReason: false },
  send_back: { to: 'draft', needsReason: true },
  reject: { to: 'rejected', needsReason: true },
  archive: { to: 'archived', needsReason: false },
} as const satisfies Record<ProductReviewAction, ReviewRow>

/** The decisions that lead from this status to another one, whatever else they need. */
export const possibleReviews = (status: string): ProductReviewAction[] =>
  PRODUCT_REVIEW_ACTIONS.filter(
    (action) =>
      isProductStatus(status) && canMoveProduct('staff', status, PRODUCT_REVIEWS[action].to),
  )

/** What is wrong with the reason, or null. */
export const reviewReasonProblem = (
  action: ProductReviewAction,
  reason: string | null | undefined,
): string | null =>
  PRODUCT_REVIEWS[action].needsReason && cleanLine(reason ?? '') === ''
    ? 'Explique o motivo: o produtor vai lê-lo.'
    : null

/**
 * Why staff cannot take this step now, or null. Publishing needs what a sale needs: an active seller, stock and a retail
 * price (R20). Used by the buttons and by the server.
 */
export function reviewProblem(
  action: ProductReviewAction,
  wine: WineFacts,
  seller: SellerFacts,
): string | null {
  const { to } = PRODUCT_REVIEWS[action]
  if (!isProductStatus(wine.status) || !canMoveProduct('staff', wine.status, to)) {
    return `Um vinho com status ${productStatusLabel(wine.status)} não pode passar para ${productStatusLabel(to)}.`
  }
  if (action !== 'publish') return null
  const missing = [
    readStoreStatus(seller.store_status) === 'active' ? null : 'o produtor não está ativo',
    totalStock(wine) > 0 ? null : 'não há garrafas em estoque',
    (retailPrice(wine) ?? 0) > 0 ? null : 'falta o preço de varejo',
  ].filter((one) => one !== null)
  return missing.length === 0
    ? null
    : `Este vinho ainda não pode ser vendido: ${missing.join(', ')}.`
}
