import type { MedusaRequest, MedusaResponse } from '@medusajs/framework/http'
import { ContainerRegistrationKeys } from '@medusajs/framework/utils'
import { staffMember } from '../../../../http/actors'
import { recordId } from '../../../../http/recordId'
import { findAuditEntry } from '../../../../read-models/findAuditEntry'

/** GET /admin/audit/{id}. */
export async function GET(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  staffMember(request)
  const knex = request.scope.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  response.json({ entry: await findAuditEntry(knex, recordId(request)) })
}
