export { bookNotices } from './writes/book-notices'
export { followCharges } from './writes/follow-charges'
export { followList } from './writes/follow-list'
export { openCharge } from './writes/open-charge'
