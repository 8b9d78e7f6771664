export { WAITING_RECEIPTS } from './reads/listReceipts'
export { buyerOrderHandlers } from './routes/buyerOrders'
export { pixHandlers } from './routes/adminPix'
