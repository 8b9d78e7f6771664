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

/** What a wine may lack before it can be sold (R20), in the order in which it is told. */
export const SALE_LACKS = ['seller', 'stock', 'price'] as const
export type SaleLack = (typeof SALE_LACKS)[number]

const SALE_LACK_WORDS = {
  seller: 'o produtor não está ativo',
  stock: 'não há garrafas em estoque',
  price: 'falta o preço de varejo',
} satisfies Record<SaleLack, string>

/** What this wine lacks before it can be sold: an active seller, bottles, a retail price. */
export function saleLacks(wine: Partial<WineFacts>, seller: SellerFacts): SaleLack[] {
  const has: Record<SaleLack, boolean> = {
    seller: readStoreStatus(seller.store_status) === 'active',
    stock: totalStock(wine) > 0,
    price: (retailPrice(wine) ?? 0) > 0,
  }
  return SALE_LACKS.filter((one) => !has[one])
}

/** The same as a sentence for staff, or null. */
export const saleProblem = (wine: Partial<WineFacts>, seller: SellerFacts): string | null => {
  const lacks = saleLacks(wine, seller)
  return lacks.length === 0
    ? null
    : `Este vinho ainda não pode ser vendido: ${lacks.map((one) => SALE_LACK_WORDS[one]).join(', ')}.`
}

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
  return action === 'publish' ? saleProblem(wine, seller) : null
}
