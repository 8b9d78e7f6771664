export { messageOrder } from './reads/messageOrder'
export { orderMessageHandlers } from './routes'
export { mailMessages, waitForMessageMails } from './writes/mail-messages'
