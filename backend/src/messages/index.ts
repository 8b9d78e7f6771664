export { messageOrder } from './reads/messageOrder'
export { orderMessageHandlers } from './routes'
export { mailMessages } from './writes/mail-messages'
