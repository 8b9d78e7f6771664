import type { Knex } from '@medusajs/framework/mikro-orm/knex'

/** A sign-in as the engine's emailpass provider keeps it. */
interface Identity {
  id: string
  /** Whose it is: `{ seller_id }` or `{ user_id }`. */
  app_metadata: Record<string, unknown> | null
}

/** The sign-in that belongs to an e-mail, or null. One statement: meanwhile it may give way to another. */
export async function findIdentity(knex: Knex, email: string): Promise<Identity | null> {
  const identity = (await knex('provider_identity')
    .join('auth_identity', 'auth_identity.id', 'provider_identity.auth_identity_id')
    .where({ 'provider_identity.entity_id': email, 'provider_identity.provider': 'emailpass' })
    .first('auth_identity.id', 'auth_identity.app_metadata')) as Identity | undefined
  return identity ?? null
}

/** True when a person of any kind signs in with it. */
export const isClaimed = ({ app_metadata }: Identity): boolean =>
  Object.keys(app_metadata ?? {}).length > 0
