export { applicationConditions } from './reads/listApplications'
export { applicationHandlers } from './routes'
export { supplierHandlers } from './suppliers'
