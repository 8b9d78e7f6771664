import type { MedusaRequest, MedusaResponse } from '@medusajs/framework/http'
import { ContainerRegistrationKeys } from '@medusajs/framework/utils'
import { findSignature } from '../../../../read-models/findSignature'

/** GET /public/contracts/{sha256}: whether a text with this hash was signed (issue 6 Contract). */
export async function GET(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  const knex = request.scope.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  response.json({ contract: await findSignature(knex, request.params.sha256 ?? '') })
}
