import type { Knex } from '@medusajs/framework/mikro-orm/knex'
import type { MedusaContainer } from '@medusajs/framework/types'
import type { AuditAction } from '#domain/audit/auditActions'
import { queueMail } from '../../engine/mail/queueMail'
import type { Actor, SystemActor } from '../../engine/actor/actor'
import { recordAudit } from '../../engine/audit/recordAudit'
import { secondFactorMail, type SecondFactorMailEvent } from '../mails/accountMails'
import { findPerson } from './findPerson'
import { signInMailFacts } from './signInMailFacts'

const AUDIT: Record<SecondFactorMailEvent, AuditAction> = {
  set: 'second_factor.set',
  codes: 'second_factor.codes',
  remove: 'second_factor.remove',
  recovery: 'second_factor.recovery',
}

/** Whose second factor it is, and who acts: mostly the same. */
export interface SecondFactorEvent {
  actor: Actor | SystemActor
  actorType: 'seller' | 'user'
  authIdentityId: string
}

/** An event of the person who acts. */
export const eventOf = ({
  actor,
  authIdentityId,
}: {
  actor: Actor
  authIdentityId: string
}): SecondFactorEvent => ({ actor, actorType: actor.type, authIdentityId })

/** Writes a change or an emergency use of the second factor into the audit trail and tells the person by mail. */
export async function recordSecondFactor(
  container: MedusaContainer,
  transaction: Knex,
  { actor, actorType, authIdentityId }: SecondFactorEvent,
  event: SecondFactorMailEvent,
): Promise<void> {
  const person = await findPerson(transaction, actorType, { authIdentityId })
  if (!person) return
  await recordAudit(transaction, {
    actor,
    action: AUDIT[event],
    resource: actorType === 'user' ? 'user' : 'member',
    resourceId: person.actorId,
    sellerId: person.sellerId,
  })
  await queueMail(
    container,
    transaction,
    secondFactorMail(signInMailFacts(person, actorType), event),
  )
}
