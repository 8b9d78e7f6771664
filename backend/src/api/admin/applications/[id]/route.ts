import type { MedusaRequest, MedusaResponse } from '@medusajs/framework/http'
import { ContainerRegistrationKeys } from '@medusajs/framework/utils'
import { applicationUpdateRequest } from '#domain/wire/application'
import { staffMember } from '../../../../http/actors'
import { parse } from '../../../../http/parse'
import { recordId } from '../../../../http/recordId'
import { staffActor } from '../../../../http/staffActor'
import { findApplication } from '../../../../read-models/findApplication'
import { updateApplication } from '../../../../workflows/application/update-application'

/** GET /admin/applications/{id}: the bare record, as ra-data-simple-rest expects. */
export async function GET(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  staffMember(request)
  const knex = request.scope.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  response.json(await findApplication(knex, recordId(request)))
}

/** PUT /admin/applications/{id}: status and notes. */
export async function PUT(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  const actor = staffActor(request)
  const applicationId = recordId(request)
  const changes = parse(applicationUpdateRequest, request.body)
  await updateApplication(request.scope, { applicationId, changes, actor })
  await GET(request, response)
}
