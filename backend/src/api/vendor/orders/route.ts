/** GET /vendor/orders (spec §7): the orders of the caller's seller. */
export { listRoute as GET } from '../../../read-models/listRoute'
