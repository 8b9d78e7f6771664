import { createHmac } from 'node:crypto'
import { MEMBER, STAFF } from './benchData'

/** Tokens of the bench's own staff and seller, as the engine issues them; no password hashing is measured. */
export function signToken(actor: 'staff' | 'vendor', secret: string): string {
  const [actorId, actorType, identity] =
    actor === 'staff'
      ? [STAFF.userId, 'user', STAFF.identityId]
      : [MEMBER.memberId, 'seller', MEMBER.identityId]
  const now = Math.floor(Date.now() / 1000)
  const encode = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url')
  const body = `${encode({ alg: 'HS256', typ: 'JWT' })}.${encode({
    actor_id: actorId,
    actor_type: actorType,
    auth_identity_id: identity,
    app_metadata: { [`${actorType}_id`]: actorId },
    user_metadata: {},
    iat: now,
    exp: now + 86_400,
  })}`
  return `${body}.${createHmac('sha256', secret).update(body).digest('base64url')}`
}
