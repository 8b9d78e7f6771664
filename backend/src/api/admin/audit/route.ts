import type { MedusaRequest, MedusaResponse } from '@medusajs/framework/http'
import { ContainerRegistrationKeys } from '@medusajs/framework/utils'
import { auditListQuery } from '#domain/wire/audit'
import { staffMember } from '../../../http/actors'
import { parse } from '../../../http/parse'
import { listAuditEntries } from '../../../read-models/listAuditEntries'

/** GET /admin/audit (issue 5, item 6). There is no other verb: the trail is written by the changes themselves. */
export async function GET(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  staffMember(request)
  const knex = request.scope.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  response.json(await listAuditEntries(knex, parse(auditListQuery, request.query)))
}
