import type { Knex } from '@medusajs/framework/mikro-orm/knex'
import type { MedusaContainer } from '@medusajs/framework/types'
import { formatDateTime, saoPauloDate } from '#domain/values/dates'
import { env } from '../../env'
import type { ActorType } from '../../actor/actorType'
import { queueMail } from '../../mail/queueMail'
import { composeMail } from '../../mail/composeMail'
import { findPerson } from '../identity/findPerson'
import type { sessionOrigin } from './sessionOrigin'

interface NewPlace {
  actorType: ActorType
  authIdentityId: string
  place: ReturnType<typeof sessionOrigin>
  startedAt: Date
}

/** Tells a person of a sign-in from a device and a network that are new to them: one mail a day and place. */
export async function announceSignIn(
  container: MedusaContainer,
  transaction: Knex,
  { actorType, authIdentityId, place, startedAt }: NewPlace,
): Promise<void> {
  const person = await findPerson(transaction, actorType, { authIdentityId })
  if (!person) return
  const account = actorType === 'user' ? '/admin/account' : '/portal/account-settings'
  const mail = composeMail({
    title: 'Novo acesso à sua conta',
    subject: 'winex: novo acesso à sua conta',
    paragraphs: [
      `Olá, ${person.name}.`,
      'Alguém entrou na sua conta na winex com um aparelho e uma rede que ainda não conhecíamos.',
      `Aparelho: ${place.device}. Endereço IP: ${place.ip_address}. Data: ${formatDateTime(startedAt)} (horário de Brasília).`,
      'Foi você? Então não precisa fazer nada.',
    ],
    action: {
      label: 'Não foi você? Crie outra senha',
      url: new URL(
        actorType === 'user' ? '/forgot-password?actor=user' : '/forgot-password',
        env.WINEX_PUBLIC_URL,
      ).toString(),
    },
    notes: [
      `Ao criar outra senha, todas as sessões abertas são encerradas. Os aparelhos em que sua conta está aberta aparecem em ${new URL(account, env.WINEX_PUBLIC_URL).toString()}`,
    ],
  })
  await queueMail(container, transaction, {
    to: person.email,
    sellerId: person.sellerId,
    template: 'new-sign-in',
    idempotencyKey: `new-sign-in ${authIdentityId} ${place.device_hash} ${place.network} ${saoPauloDate(startedAt)}`,
    ...mail,
  })
}
