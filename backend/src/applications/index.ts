export { applicationConditions } from './reads/listApplications'
export { applicationHandlers } from './routes'
export { supplierHandlers } from './suppliers'
export { forgetApplications, forgetApplicationsFrom } from './writes/forgetApplications'
