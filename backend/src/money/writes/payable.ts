import { HELD_ORDERS } from '../reads/heldOrders'

/** SQL on `ledger_standing s`: available, in no payout, and its order not held. */
export const PAYABLE = /* sql */ `s.payout_id is null and s.available_on <= ledger_today()
     and not exists (select from (${HELD_ORDERS}) h where h.order_id = s.order_id)`

/** SQL: the PIX key that is used for `seller` now. */
export const USABLE_KEY = /* sql */ `select k.kind, k.key from pix_key k
     where k.seller_id = seller.id and k.usable_at <= now() order by k.created_at desc, k.id desc limit 1`
