import type { MedusaRequest, MedusaResponse } from '@medusajs/framework/http'
import { ContainerRegistrationKeys } from '@medusajs/framework/utils'
import { sellerListQuery } from '#domain/wire/seller'
import { staffMember } from '../../../http/actors'
import { parse } from '../../../http/parse'
import { listSellers } from '../../../read-models/listSellers'

/** GET /admin/sellers (spec §7, R35). */
export async function GET(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  staffMember(request)
  const query = parse(sellerListQuery, request.query)
  response.json(await listSellers(request.scope.resolve(ContainerRegistrationKeys.PG_CONNECTION), query))
}
