export { configHandlers } from './routes/config'
export { postalCodeHandlers } from './routes/postalCode'
export { settingsHandlers } from './routes/settings'
export { readSite, siteInForce } from './reads/siteInForce'
