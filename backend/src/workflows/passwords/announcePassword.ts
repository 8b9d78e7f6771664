import type { Knex } from '@medusajs/framework/mikro-orm/knex'
import type { MedusaContainer } from '@medusajs/framework/types'
import { env } from '../../env'
import type { ActorType } from '../../actor/actorType'
import type { RequestOrigin } from '../../actor/requestOrigin'
import { queueMail } from '../../mail/queueMail'
import { recordAudit } from '../../audit/recordAudit'
import { composeMail } from '../../mail/composeMail'
import type { Person } from '../identity/findPerson'

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
  const mail = composeMail({
    title: 'Sua senha foi alterada',
    subject: 'winex: sua senha foi alterada',
    paragraphs: [
      `Olá, ${person.name}.`,
      'A senha da sua conta na winex acaba de ser alterada, e as sessões abertas em outros aparelhos foram encerradas.',
    ],
    action: {
      label: 'Não foi você? Crie outra senha',
      url: new URL(
        actorType === 'user' ? '/forgot-password?actor=user' : '/forgot-password',
        env.WINEX_PUBLIC_URL,
      ).toString(),
    },
  })
  await queueMail(container, transaction, {
    to: person.email,
    sellerId: person.sellerId,
    template: 'password-changed',
    ...mail,
  })
}
