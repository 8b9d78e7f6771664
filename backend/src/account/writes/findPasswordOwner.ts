import type { Knex } from '@medusajs/framework/mikro-orm/knex'
import type { PasswordOwner } from '#domain/account/weakPassword'
import type { ActorType } from '../../engine/actor/actorType'

/**
 * What is known of the person who signs in with this e-mail, of which their password must not be made.
 *
 * @param email normalised
 */
export async function findPasswordOwner(
  knex: Knex,
  actorType: ActorType,
  email: string,
): Promise<PasswordOwner> {
  if (actorType === 'user') {
    const user = (await knex('user')
      .where({ email })
      .whereNull('deleted_at')
      .first('first_name', 'last_name')) as
      | { first_name: string | null; last_name: string | null }
      | undefined
    return { email, names: [user?.first_name, user?.last_name] }
  }
  const member = (await knex('seller_member as m')
    .join('seller as s', 's.id', 'm.seller_id')
    .where({ 'm.email': email })
    .whereNull('m.deleted_at')
    .first('m.name as name', 's.name as company')) as { name: string; company: string } | undefined
  return { email, names: [member?.name, member?.company] }
}
