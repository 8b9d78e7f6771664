import type { Knex } from '@medusajs/framework/mikro-orm/knex'
import type { MedusaContainer } from '@medusajs/framework/types'
import { env } from '../../env'
import { queueMail } from '../../mail/queueMail'
import type { Actor, SystemActor } from '../../actor/actor'
import { recordAudit } from '../../audit/recordAudit'
import { composeMail } from '../../mail/composeMail'
import { findPerson } from '../identity/findPerson'

const events = {
  set: {
    action: 'second_factor.set',
    title: 'Verificação em duas etapas ativada',
    text: 'A partir de agora, sua conta na winex pede também um código do aplicativo autenticador. As sessões abertas em outros aparelhos foram encerradas.',
  },
  codes: {
    action: 'second_factor.codes',
    title: 'Novos códigos de recuperação',
    text: 'Os códigos de recuperação da sua conta na winex foram renovados. Os anteriores não valem mais.',
  },
  remove: {
    action: 'second_factor.remove',
    title: 'Verificação em duas etapas desativada',
    text: 'Sua conta na winex voltou a pedir apenas a senha.',
  },
  recovery: {
    action: 'second_factor.recovery',
    title: 'Código de recuperação usado',
    text: 'Alguém entrou na sua conta na winex com um dos códigos de recuperação.',
  },
} as const

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
  event: keyof typeof events,
): Promise<void> {
  const person = await findPerson(transaction, actorType, { authIdentityId })
  if (!person) return
  const { action, title, text } = events[event]
  await recordAudit(transaction, {
    actor,
    action,
    resource: actorType === 'user' ? 'user' : 'member',
    resourceId: person.actorId,
    sellerId: person.sellerId,
  })
  const forgot = actorType === 'user' ? '/forgot-password?actor=user' : '/forgot-password'
  const mail = composeMail({
    title,
    subject: `winex: ${title.charAt(0).toLowerCase()}${title.slice(1)}`,
    paragraphs: [`Olá, ${person.name}.`, text],
    action: {
      label: 'Não foi você? Crie outra senha',
      url: new URL(forgot, env.WINEX_PUBLIC_URL).toString(),
    },
  })
  await queueMail(container, transaction, {
    to: person.email,
    sellerId: person.sellerId,
    template: `second-factor-${event}`,
    ...mail,
  })
}
