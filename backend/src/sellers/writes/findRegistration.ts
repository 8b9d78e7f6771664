import type { Knex } from '@medusajs/framework/mikro-orm/knex'
import { REPETITION_SECONDS } from '#domain/limits'
import type { RegisterRequest } from '#domain/sellers/registrationWire'
import type { RegisteredSeller } from './register-seller'
import { emailTaken } from '../../account'

interface Row extends Record<string, unknown> {
  seller_id: string
  member_id: string
  member_name: string
  cpf: string
  auth_identity_id: string
  is_recent: boolean
}

/**
 * What this very registration has made already, or null when nobody has the e-mail as a member of a seller.
 *
 * @param verify whether the request knows the password: only then the sign-in is given out again
 * @throws AppError conflict when the e-mail is taken by any other registration
 */
export async function findRegistration(
  knex: Knex,
  { member, consent: _consent, invitation: _invitation, ...company }: RegisterRequest,
  verify: () => Promise<boolean>,
): Promise<RegisteredSeller | null> {
  const row = (await knex('seller_member as m')
    .join('seller as s', 's.id', 'm.seller_id')
    .where({ 'm.email': member.email })
    .whereNull('m.deleted_at')
    .first(
      's.*',
      's.id as seller_id',
      'm.id as member_id',
      'm.name as member_name',
      'm.cpf',
      'm.auth_identity_id',
      knex.raw('m.created_at > now() - make_interval(secs => ?) as is_recent', [
        REPETITION_SECONDS,
      ]),
    )) as Row | undefined
  if (!row) return null
  const isSame =
    row.is_recent &&
    row.member_name === member.name &&
    row.cpf === member.cpf &&
    Object.entries(company).every(([field, value]) => (value ?? null) === row[field])
  if (!isSame || !(await verify())) throw emailTaken(member.email)
  return {
    sellerId: row.seller_id,
    memberId: row.member_id,
    authIdentityId: row.auth_identity_id,
  }
}
