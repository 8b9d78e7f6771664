export { configHandlers } from './routes/config'
export { postalCodeHandlers } from './routes/postalCode'
