import type { MedusaRequest, MedusaResponse } from '@medusajs/framework/http'
import { teamAcceptRequest } from '#domain/wire/team'
import { parse } from '../../../../http/parse'
import { requestOrigin } from '../../../../http/requestOrigin'
import { limitRegistrations } from '../../../../server/loginLimits'
import { issueToken } from '../../../../server/sessionToken'
import { joinTeam } from '../../../../workflows/member/join-team'

/** POST /public/team/accept: an invited person joins a seller's team and is signed in at once. */
export async function POST(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  const origin = requestOrigin(request)
  const body = parse(teamAcceptRequest, request.body)
  await limitRegistrations(request.scope, origin.ipAddress)
  const { memberId, authIdentityId } = await joinTeam(request.scope, { request: body, origin })
  response
    .status(201)
    .json({ token: issueToken({ actorId: memberId, actorType: 'seller', authIdentityId }) })
}
