export { mailHandlers } from './routes'
