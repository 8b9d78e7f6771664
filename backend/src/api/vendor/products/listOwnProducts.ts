/** GET /vendor/products (spec §7): the wines of the caller's seller. */
export { listRoute as listOwnProducts } from '../../../read-models/listRoute'
