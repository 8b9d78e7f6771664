import type { Knex } from '@medusajs/framework/mikro-orm/knex'
import type { ActorType } from '../../http/actorType'

/** Who stands behind a sign-in now. */
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
   where ${isSignIn} and p.entity_id = ?
     for update of p`,
  user: `
  select a.id as "authIdentityId", u.id as "actorId", coalesce(u.first_name, u.email) as name, p.entity_id as email,
         null as "sellerId"
  ${identityOf}
    join "user" u on u.id = a.app_metadata ->> 'user_id' and u.deleted_at is null
   where ${isSignIn} and p.entity_id = ?
     for update of p`,
}

/**
 * The person who signs in with this e-mail at this door, or null: unknown, removed, or of the other kind. Their
 * sign-in stays locked until the transaction ends, so that changes to it come one after the other.
 *
 * @param email normalised
 */
export async function findPerson(
  transaction: Knex,
  actorType: ActorType,
  email: string,
): Promise<Person | null> {
  if (actorType === 'provider') return null
  const result = (await transaction.raw(statements[actorType], [email])) as { rows: Person[] }
  return result.rows[0] ?? null
}
