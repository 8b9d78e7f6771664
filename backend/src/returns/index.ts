export { returnStatistics } from './reads/returnStatistics'
export { orderReturnHandlers } from './routes'
export { engineReason } from './writes/engineReason'
export { forgetOldReturns, forgetReturnsOf } from './writes/forgetReturns'
