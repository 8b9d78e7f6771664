/** SQL: what the ledger holds of an order, in cents by kind, for `bookedOf`. @param orderId an expression */
export const BOOKED = (orderId: string): string => /* sql */ `
  coalesce((select jsonb_object_agg(s.kind, s.total) from (
    select e.kind, sum(e.amount) as total from ledger_entry e where e.order_id = ${orderId} group by e.kind) s), '{}')`

/** SQL: what an entry `e` adds to sales, net of what was given back, in cents (`orderFigures`). */
export const SALES = `case when e.kind in ('sale', 'shipping', 'refund') then e.amount else 0 end`

/** SQL: what an entry `e` adds to the commission that winex keeps, in cents (`orderFigures`). */
export const COMMISSION_KEPT = `case when e.kind in ('commission', 'commission_returned') then -e.amount else 0 end`
