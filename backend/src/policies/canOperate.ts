import { accessNotice, canActOnOrders } from '#domain/sellers/seller'
import type { VendorContext } from '../http/actors'

/** Allowed, or why not, in words for the producer. */
export type Decision = { allowed: true } | { allowed: false; reason: string }

/** Publishing wines and acting on orders needs an active seller (R14). */
export function canOperate(seller: VendorContext['seller']): Decision {
  if (canActOnOrders(seller.store_status)) return { allowed: true }
  return {
    allowed: false,
    reason: accessNotice(seller.store_status)?.text ?? 'Ação não permitida.',
  }
}
