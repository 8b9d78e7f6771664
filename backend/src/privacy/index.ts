export { accountHandlers } from './routes'
