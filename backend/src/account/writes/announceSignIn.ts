import type { Knex } from '@medusajs/framework/mikro-orm/knex'
import type { MedusaContainer } from '@medusajs/framework/types'
import { saoPauloDate } from '#domain/values/dates'
import type { ActorType } from '../../engine/actor/actorType'
import { queueMail } from '../../engine/mail/queueMail'
import { newSignInMail } from '../mails/accountMails'
import { findPerson } from './findPerson'
import { signInMailFacts } from './signInMailFacts'
import type { sessionOrigin } from '../../engine/actor/sessionOrigin'

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
  await queueMail(
    container,
    transaction,
    newSignInMail(signInMailFacts(person, actorType), {
      device: place.device,
      ipAddress: place.ip_address,
      at: startedAt,
      idempotencyKey: `new-sign-in ${authIdentityId} ${place.device_hash} ${place.network} ${saoPauloDate(startedAt)}`,
    }),
  )
}
