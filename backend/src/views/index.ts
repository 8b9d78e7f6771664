export { savedViewHandlers } from './routes'
export { forgetViews } from './writes/forgetViews'
