import type { MedusaRequest } from '@medusajs/framework/http'
import type { Actor } from '../workflows/audit/recordAudit'
import { vendor } from './actors'
import { requestOrigin } from './requestOrigin'

/** The signed-in member as the actor of an audited change. */
export function vendorActor(request: MedusaRequest): Actor {
  const { member } = vendor(request)
  return { type: 'seller', id: member.id, email: member.email, origin: requestOrigin(request) }
}
