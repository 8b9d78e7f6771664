import type { MedusaRequest, MedusaResponse } from '@medusajs/framework/http'
import { ContainerRegistrationKeys } from '@medusajs/framework/utils'
import { applicationInviteRequest } from '#domain/wire/application'
import { parse } from '../../../../../http/parse'
import { recordId } from '../../../../../http/recordId'
import { staffActor } from '../../../../../http/staffActor'
import { findApplication } from '../../../../../read-models/findApplication'
import { inviteApplicant } from '../../../../../workflows/invitation/invite-applicant'

/** POST /admin/applications/{id}/invite: the link goes by e-mail only; the answer is the application. */
export async function POST(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  const actor = staffActor(request)
  const applicationId = recordId(request)
  const { again = false } = parse(applicationInviteRequest, request.body)
  await inviteApplicant(request.scope, { applicationId, again, actor })
  const knex = request.scope.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  response.json(await findApplication(knex, applicationId))
}
