/**
 * SQL: orders whose money waits because a return or a dispute is open. One that was paid out and then refunded is a debt, and a
 * debt is never held: it lowers the next payout.
 */
export const HELD_ORDERS = /* sql */ `select open.order_id from ledger_hold open where open.closed_at is null
     and 0 < (select sum(o.amount) from ledger_standing o where o.order_id = open.order_id and o.payout_id is null)`
