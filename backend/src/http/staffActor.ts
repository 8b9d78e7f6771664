import type { MedusaRequest } from '@medusajs/framework/http'
import type { Actor } from '../workflows/audit/recordAudit'
import { staffMember } from './actors'
import { requestOrigin } from './requestOrigin'

/** The signed-in member of the staff as the actor of an audited change. */
export function staffActor(request: MedusaRequest): Actor {
  const { user } = staffMember(request)
  return { type: 'user', id: user.id, email: user.email, origin: requestOrigin(request) }
}
