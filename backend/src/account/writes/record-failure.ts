import type { MedusaContainer } from '@medusajs/framework/types'
import { ContainerRegistrationKeys } from '@medusajs/framework/utils'
import type { ActorType } from '../../engine/actor/actorType'
import type { RequestOrigin } from '../../engine/actor/requestOrigin'
import { recordAudit } from '../../engine/audit/recordAudit'
import { findPerson, type PersonKey } from './findPerson'

/**
 * Writes a failed sign-in into the audit trail: whose account, from which address, nothing of what was typed. An
 * account that does not exist leaves nothing.
 *
 * @param mayRecord asked with the account when there is one; bounds how much an attacker can write
 */
export async function recordFailure(
  container: MedusaContainer,
  {
    actorType,
    person: key,
    action,
    origin,
  }: {
    actorType: ActorType
    person: PersonKey
    action: 'session.sign_in_failed' | 'session.code_failed'
    origin: RequestOrigin
  },
  mayRecord: (authIdentityId: string) => Promise<boolean>,
): Promise<void> {
  const knex = container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  const person = await findPerson(knex, actorType, key)
  if (!person || !(await mayRecord(person.authIdentityId))) return
  await recordAudit(knex, {
    actor: { type: 'system', id: null, email: null, origin },
    action,
    resource: actorType === 'user' ? 'user' : 'member',
    resourceId: person.actorId,
    sellerId: person.sellerId,
  })
}
