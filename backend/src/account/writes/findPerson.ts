import type { Knex } from '@medusajs/framework/mikro-orm/knex'
import { runStatement } from '../../engine/database/runStatement'
import type { ActorType } from '../../engine/actor/actorType'

/** The person of a sign-in now. */
export interface Person {
  authIdentityId: string
  /** Member, or user of the staff. */
  actorId: string
  name: string
  email: string
  sellerId: string | null
}

const identityOf = `
    from provider_identity p
    join auth_identity a on a.id = p.auth_identity_id and a.deleted_at is null`

const isSignIn = `p.provider = 'emailpass' and p.deleted_at is null`

const statements: Record<Exclude<ActorType, 'provider'>, string> = {
  seller: `
  select a.id as "authIdentityId", m.id as "actorId", m.name, p.entity_id as email, m.seller_id as "sellerId"
  ${identityOf}
    join seller_member m on m.auth_identity_id = a.id and m.id = a.app_metadata ->> 'seller_id' and m.deleted_at is null
   where ${isSignIn}`,
  user: `
  select a.id as "authIdentityId", u.id as "actorId", coalesce(u.first_name, u.email) as name, p.entity_id as email,
         null as "sellerId"
  ${identityOf}
    join "user" u on u.id = a.app_metadata ->> 'user_id' and u.deleted_at is null
   where ${isSignIn}`,
}

/** By e-mail, normalised, as they sign in; or by the identity that their token names. */
export type PersonKey = { email: string } | { authIdentityId: string }

/**
 * The person who signs in at this door, or null: unknown, removed, or of the other kind. Their
 * sign-in stays locked until the transaction ends, so that changes to it come one after the other.
 */
export async function findPerson(
  transaction: Knex,
  actorType: ActorType,
  key: PersonKey,
): Promise<Person | null> {
  if (actorType === 'provider') return null
  const [column, value] = 'email' in key ? ['p.entity_id', key.email] : ['a.id', key.authIdentityId]
  const rows = await runStatement<Person>(
    transaction,
    `${statements[actorType]} and ${column} = $1 for update of p`,
    [value],
  )
  return rows[0] ?? null
}
