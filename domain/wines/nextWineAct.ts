import { canWrite } from '../sellers/seller'
import { readStoreStatus } from '../sellers/storeStatus'
import { publishProblem, retailPrice, totalStock, type SellerFacts, type WineFacts } from './wine'

/** What a wine's page offers first. */
type WineAct = 'set_price' | 'add_stock' | 'publish' | 'see_in_store'

/**
 * The one act that brings the wine nearer to its buyers, or null when its seller can do nothing: staff decide, or the
 * seller may not write (R14, R20). Who is not approved yet prepares price and stock; publishing follows `publishProblem`,
 * as on the server.
 */
export function nextWineAct(wine: WineFacts, seller: SellerFacts): WineAct | null {
  if (wine.status === 'published') return 'see_in_store'
  const problem = publishProblem(wine, seller)
  if (problem === null) return 'publish'
  if (problem === 'staff_status' || !canWrite(seller.store_status)) return null
  if (!hasPrice(wine)) return 'set_price'
  return totalStock(wine) > 0 ? null : 'add_stock'
}

/** A wine's place between its seller and the store; each has its sentence on the wine's page. */
type WineStanding =
  | 'in_store'
  | 'all_reserved'
  | 'hidden'
  | 'rejected'
  | 'archived'
  | 'waits_for_approval'
  | 'account_stopped'
  | 'without_price_and_stock'
  | 'without_price'
  | 'without_stock'
  | 'ready'

/** Why the wine is not in the store yet, or that it is. A wine that staff have not looked at is 'ready' like any other (R20). */
export function wineStanding(wine: WineFacts, seller: SellerFacts): WineStanding {
  const store = readStoreStatus(seller.store_status)
  if (wine.status === 'published') {
    if (store !== 'active') return 'hidden'
    return totalStock(wine) > 0 ? 'in_store' : 'all_reserved'
  }
  const problem = publishProblem(wine, seller)
  if (problem === null) return 'ready'
  if (problem === 'staff_status') return wine.status === 'archived' ? 'archived' : 'rejected'
  if (problem === 'seller_not_active')
    return store === 'pending' ? 'waits_for_approval' : 'account_stopped'
  if (problem === 'no_price') return 'without_price'
  return hasPrice(wine) ? 'without_stock' : 'without_price_and_stock'
}

const hasPrice = (wine: WineFacts): boolean => (retailPrice(wine) ?? 0) > 0
