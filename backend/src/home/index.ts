export { homeHandlers } from './routes'
