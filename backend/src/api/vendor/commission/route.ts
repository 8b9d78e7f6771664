import type { MedusaRequest, MedusaResponse } from '@medusajs/framework/http'
import { ContainerRegistrationKeys } from '@medusajs/framework/utils'
import { vendor } from '../../../http/actors'
import { listCommissionRules } from '../../../read-models/listCommissionRules'

/** GET /vendor/commission: the seller's own rules; the first gives the rate (spec §3, §7). */
export async function GET(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  const knex = request.scope.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  response.json({ commission_rules: await listCommissionRules(knex, vendor(request).seller.id) })
}
