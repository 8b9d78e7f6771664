export { bottlesTold } from './mails/bottlesTold'
export { goingBack } from './mails/refundMail'
export { orderTable, type OrderOnPaper } from './mails/orderTable'
export { bottles } from './mails/shipmentMail'
export { findOrder } from './reads/findOrder'
export { findOrderForStaff } from './reads/findOrderForStaff'
export {
  OWED,
  RETURNS,
  UNSEEN_BY_STAFF,
  orderTextSearch,
  orderTrackingSearch,
} from './reads/orderConditions'
export { isLate } from './reads/orderRow'
export { ORDER_SQL } from './reads/orderReadModel'
export {
  bankRefuses,
  isNeverPaid,
  paidOf,
  paymentsOfOrder,
  undoneRefunds,
  type PaidPayment,
} from './reads/paymentsOfOrder'
export { orderOfToken, returnToken } from './reads/returnToken'
export { SALE, presentSale } from './reads/sale'
export { sellerOnPaper } from './reads/sellerOnPaper'
export { AWAITED_RETURN, waitingOrders } from './reads/waitingOrders'
export { adminOrderHandlers } from './routes/adminOrders'
export { orderHandlers } from './routes/orders'
export { inventoryItems, type OrderActInput } from './writes/actOnOrder'
export { cancelUnpaid } from './writes/cancelUnpaid'
export { endUnpaidOrders } from './writes/end-unpaid-orders'
export { endUnsent } from './writes/endUnsent'
export { enterCaptures } from './writes/enterCaptures'
export { forgetOldTaxIds, forgetTaxIdOfCanceled } from './writes/forgetTaxIds'
export { lockOrder, type LockedOrder } from './writes/lockOrder'
export { readPlacedOrder, type PlacedOrder } from './writes/placedOrder'
export { holdForRefund, releaseAfterRefund } from './writes/refundHold'
export { refundPayments } from './writes/refundPayments'
export { refuseOtherRefund } from './writes/refuseOtherRefund'
export { releaseReservations } from './writes/releaseReservations'
export { reserveBottles, shortage } from './writes/reserveBottles'
export { returnLink } from './writes/returnLink'
export { tellOfOrder } from './writes/tellOfOrder'
export { tellSeller } from './writes/tellSeller'
export { writeApproval } from './writes/writeApproval'
