import type { MedusaRequest, MedusaResponse } from '@medusajs/framework/http'
import { ContainerRegistrationKeys } from '@medusajs/framework/utils'
import { saoPauloDate } from '#domain/dates'
import { applicationListQuery } from '#domain/wire/application'
import { staffMember } from '../../../../http/actors'
import { parse } from '../../../../http/parse'
import { sendCsv } from '../../../../http/sendCsv'
import { exportApplications } from '../../../../workflows/application/exportApplications'

/** GET /admin/applications/export.csv?filter=…&sort=…: all that match, whatever the page. */
export async function GET(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  staffMember(request)
  const query = parse(applicationListQuery, request.query)
  const knex = request.scope.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  await sendCsv(
    response,
    `candidaturas-${saoPauloDate(new Date())}.csv`,
    exportApplications(knex, query),
  )
}
