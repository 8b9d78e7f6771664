import type { MedusaContainer } from '@medusajs/framework/types'
import type { Request } from 'express'
import type { ActorType } from '../../engine/actor/actorType'
import { deviceMark } from '../../engine/http/deviceMark'
import type { RequestOrigin } from '../../engine/actor/requestOrigin'
import { startSession } from '../writes/start-session'
import { issueToken, tokenExpiry } from '../../engine/actor/sessionToken'

/** Who has proved to be who they say. */
export interface EnteringPerson {
  actorId: string
  actorType: ActorType
  authIdentityId: string
}

/**
 * Begins a session of a person and issues its token.
 *
 * @param startedAt moment before the password was looked at (R18)
 */
export async function enter(
  {
    container,
    origin,
    request,
  }: { container: MedusaContainer; origin: RequestOrigin; request: Request },
  person: EnteringPerson,
  startedAt = new Date(),
): Promise<string> {
  const sessionId = await startSession(container, {
    actorType: person.actorType,
    authIdentityId: person.authIdentityId,
    origin: { ...origin, deviceMark: deviceMark(request) },
    startedAt,
    expiresAt: tokenExpiry(startedAt),
  })
  return issueToken(person, { issuedAt: startedAt, sessionId })
}
