export { FAILED_MAILS } from './reads/listFailedMails'
export { mailHandlers } from './routes'
