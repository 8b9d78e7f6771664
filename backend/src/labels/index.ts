export { bottleLabelHandlers } from './routes'
export { keepLabels } from './writes/keepLabels'
