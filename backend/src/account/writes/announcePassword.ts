import type { Knex } from '@medusajs/framework/mikro-orm/knex'
import type { MedusaContainer } from '@medusajs/framework/types'
import type { ActorType } from '../../engine/actor/actorType'
import type { RequestOrigin } from '../../engine/actor/requestOrigin'
import { queueMail } from '../../engine/mail/queueMail'
import { recordAudit } from '../../engine/audit/recordAudit'
import { passwordChangedMail } from '../mails/accountMails'
import type { Person } from './findPerson'
import { signInMailFacts } from './signInMailFacts'

/** Tells the person that their password is a new one, so that a change by somebody else is noticed; and the audit trail. */
export async function announcePassword(
  container: MedusaContainer,
  transaction: Knex,
  { person, actorType, origin }: { person: Person; actorType: ActorType; origin: RequestOrigin },
): Promise<void> {
  await recordAudit(transaction, {
    actor: {
      type: actorType === 'user' ? 'user' : 'seller',
      id: person.actorId,
      email: person.email,
      origin,
    },
    action: 'password.change',
    resource: actorType === 'user' ? 'user' : 'member',
    resourceId: person.actorId,
    sellerId: person.sellerId,
  })
  await queueMail(container, transaction, passwordChangedMail(signInMailFacts(person, actorType)))
}
