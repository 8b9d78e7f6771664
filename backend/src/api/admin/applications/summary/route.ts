import type { MedusaRequest, MedusaResponse } from '@medusajs/framework/http'
import { ContainerRegistrationKeys } from '@medusajs/framework/utils'
import { staffMember } from '../../../../http/actors'
import { countApplications } from '../../../../read-models/countApplications'

/** GET /admin/applications/summary: the cards; simple-rest's list answer has no place for them. */
export async function GET(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  staffMember(request)
  const knex = request.scope.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  response.json(await countApplications(knex))
}
