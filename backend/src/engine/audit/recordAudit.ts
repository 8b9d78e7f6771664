import type { Knex } from '@medusajs/framework/mikro-orm/knex'
import { generateEntityId } from '@medusajs/framework/utils'
import type { AuditAction, AuditResource } from '#domain/audit/auditActions'
import type { Actor, SystemActor } from '../actor/actor'

export interface AuditedChange {
  actor: Actor | SystemActor
  /** Has a name in Portuguese: a new one is a line in #domain/audit/auditActions. */
  action: AuditAction
  resource: AuditResource
  resourceId: string
  /** The winery it concerns; null for what belongs to none. */
  sellerId: string | null
  before?: Record<string, unknown> | undefined
  after?: Record<string, unknown> | undefined
}

/**
 * Writes an entry of the audit trail inside the transaction of the change itself: both or none.
 *
 * @returns its id
 */
export async function recordAudit(transaction: Knex, change: AuditedChange): Promise<string> {
  const id = generateEntityId(undefined, 'aud')
  await transaction('audit_entry').insert({
    id,
    at: transaction.raw('clock_timestamp()'),
    actor_type: change.actor.type,
    actor_id: change.actor.id,
    actor_email: change.actor.email,
    action: change.action,
    resource: change.resource,
    resource_id: change.resourceId,
    seller_id: change.sellerId,
    before: change.before ? JSON.stringify(change.before) : null,
    after: change.after ? JSON.stringify(change.after) : null,
    ip_address: change.actor.origin?.ipAddress ?? null,
  })
  return id
}
