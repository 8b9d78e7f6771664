import { env } from '../../env'
import type { ActorType } from '../../engine/actor/actorType'
import type { SignInMailFacts } from '../mails/accountMails'
import type { Person } from './findPerson'

/** What a mail about a person's sign-in says of them. */
export const signInMailFacts = (person: Person, actorType: ActorType): SignInMailFacts => ({
  to: person.email,
  name: person.name,
  sellerId: person.sellerId,
  isStaff: actorType === 'user',
  publicUrl: env.WINEX_PUBLIC_URL,
})
