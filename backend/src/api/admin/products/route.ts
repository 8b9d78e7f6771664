import type { MedusaRequest, MedusaResponse } from '@medusajs/framework/http'
import { ContainerRegistrationKeys } from '@medusajs/framework/utils'
import { adminProductListQuery } from '#domain/wire/product'
import { staffMember } from '../../../http/actors'
import { parse } from '../../../http/parse'
import { listAdminProducts } from '../../../read-models/listAdminProducts'

/** GET /admin/products (spec §7, R35). */
export async function GET(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  staffMember(request)
  const query = parse(adminProductListQuery, request.query)
  response.json(await listAdminProducts(request.scope.resolve(ContainerRegistrationKeys.PG_CONNECTION), query))
}
