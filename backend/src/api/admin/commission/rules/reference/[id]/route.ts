import type { MedusaRequest, MedusaResponse } from '@medusajs/framework/http'
import { ContainerRegistrationKeys } from '@medusajs/framework/utils'
import { staffMember } from '../../../../../../http/actors'
import { recordId } from '../../../../../../http/recordId'
import { findSeller } from '../../../../../../read-models/findSeller'
import { listCommissionRules } from '../../../../../../read-models/listCommissionRules'

/** GET /admin/commission/rules/reference/{id}: a seller's rules, the first one gives the rate (spec §3, §7). */
export async function GET(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  staffMember(request)
  const knex = request.scope.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  const { id } = await findSeller(knex, recordId(request))
  response.json({ commission_rules: await listCommissionRules(knex, id) })
}
