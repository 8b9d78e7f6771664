export { freightOf, type FreightRow } from './reads/findFreight'
export { freightHandlers } from './routes'
export { saveFreight } from './writes/save-freight'
