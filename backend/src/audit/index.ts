export { auditHandlers } from './routes'
