export { accountHandlers } from './routes'
export { withdrawWines } from './writes/withdrawWines'
