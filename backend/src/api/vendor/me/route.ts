import type { MedusaRequest, MedusaResponse } from '@medusajs/framework/http'
import { ContainerRegistrationKeys } from '@medusajs/framework/utils'
import { vendor } from '../../../http/actors'
import { findSeller } from '../../../read-models/findSeller'

/** GET /vendor/me: the signed-in member with the seller (spec §7). */
export async function GET(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  const { member, seller } = vendor(request)
  const knex = request.scope.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  response.json({ member: { ...member, seller: await findSeller(knex, seller.id) } })
}
