import type { MedusaRequest, MedusaResponse } from '@medusajs/framework/http'
import { ContainerRegistrationKeys } from '@medusajs/framework/utils'
import { applicationListQuery } from '#domain/wire/application'
import { staffMember } from '../../../http/actors'
import { parse } from '../../../http/parse'
import { listApplications } from '../../../read-models/listApplications'

/** GET /admin/applications: a bare array and Content-Range, as ra-data-simple-rest expects (issue 5, item 5). */
export async function GET(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  staffMember(request)
  const query = parse(applicationListQuery, request.query)
  const knex = request.scope.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  const { applications, total } = await listApplications(knex, query)
  const [first] = query.range
  const range = applications.length > 0 ? `${first}-${first + applications.length - 1}` : '*'
  response.setHeader('Content-Range', `applications ${range}/${total}`)
  response.json(applications)
}
