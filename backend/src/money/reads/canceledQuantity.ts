/**
 * SQL: bottles of an order's line `oi` that are never sent. The engine writes off these, and those that were sent and need
 * not come back.
 */
export const CANCELED_QUANTITY = '(oi.written_off_quantity - oi.return_dismissed_quantity)'
