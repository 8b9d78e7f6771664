import type { SaleLack } from '#domain/wines/productReview'
import type { ReviewQueueName } from '#domain/wines/reviewQueues'

/** What a row `r` of `read_model.product` lacks before it can be sold, as `saleLacks` says it. */
export const SALE_LACK_CONDITIONS: Record<SaleLack, string> = {
  seller: `not exists (select from read_model.seller s where s.id = r.seller_id and s.store_status = 'ACTIVE')`,
  stock: 'r.stock <= 0',
  price: 'r.retail_price <= 0',
}

const LACKS_SOMETHING = `(${Object.values(SALE_LACK_CONDITIONS).join(' or ')})`

/** The two queues of the review; the list of wines and Início count by the same conditions. */
export const REVIEW_CONDITIONS: Record<ReviewQueueName, string> = {
  ready: `r.status = 'proposed' and not ${LACKS_SOMETHING}`,
  waiting: `r.status = 'proposed' and ${LACKS_SOMETHING}`,
}
