/** GET /admin/sellers (spec §7, R35). */
export { listRoute as GET } from '../../../read-models/listRoute'
