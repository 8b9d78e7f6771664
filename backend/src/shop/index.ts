export { listStoreProducts } from './reads/listStoreProducts'
export { ownPrice } from './reads/ownPrice'
export { IS_OPEN, MAKER, OPEN_OFFERS } from './reads/productDocument'
export { catalogueHandlers } from './routes'
