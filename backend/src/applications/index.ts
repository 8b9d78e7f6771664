export { applicationConditions } from './reads/listApplications'
export { applicationHandlers } from './routes'
export { supplierHandlers } from './suppliers'
export { forgetApplications } from './writes/forgetApplications'
