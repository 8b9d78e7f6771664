import type { Knex } from '@medusajs/framework/mikro-orm/knex'
import type { MedusaContainer } from '@medusajs/framework/types'
import { ContainerRegistrationKeys } from '@medusajs/framework/utils'
import { runStatement } from '../../engine/database/runStatement'
import { AppError } from '../../engine/errors/AppError'
import type { RequestOrigin } from '../../engine/actor/requestOrigin'
import { announcePassword } from './announcePassword'
import { findPasswordOwner } from './findPasswordOwner'
import { findPerson } from './findPerson'
import { refuseWeakPassword } from './refuseWeakPassword'
import { hashPassword, writePassword } from './writePassword'

/**
 * Changes the password of a signed-in person, whose present one the caller has checked. All their sessions end, so
 * the caller answers with a token issued afterwards.
 *
 * @param input.newPassword judged already by the rule of R17
 * @throws AppError invalid_data with `errors.new_password` when the new one is easy to guess
 */
export async function changePassword(
  container: MedusaContainer,
  input: {
    actorType: 'seller' | 'user'
    email: string
    newPassword: string
    origin: RequestOrigin
    /** The moment before the present password was looked at. */
    startedAt: Date
  },
): Promise<void> {
  const { actorType, email, newPassword, origin, startedAt } = input
  const knex = container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  refuseWeakPassword(
    actorType,
    newPassword,
    await findPasswordOwner(knex, actorType, email),
    'new_password',
  )
  const passwordHash = await hashPassword(newPassword, origin.ipAddress)
  await knex.transaction(async (transaction) => {
    const person = await findPerson(transaction, actorType, { email })
    if (!person) throw AppError.notFound()
    // the person may have recovered the account from who knows the old one
    if (await isEnded(transaction, person.authIdentityId, startedAt)) throw AppError.unauthorized()
    await transaction('password_reset').where({ auth_identity_id: person.authIdentityId }).delete()
    await writePassword(transaction, { authIdentityId: person.authIdentityId, passwordHash })
    await announcePassword(container, transaction, { person, actorType, origin })
  })
}

/** Whether what began at a moment has ended since. */
async function isEnded(transaction: Knex, authIdentityId: string, since: Date): Promise<boolean> {
  const ended = await runStatement(
    transaction,
    'select 1 from session_floor where auth_identity_id = $1 and not_before > $2',
    [authIdentityId, since],
  )
  return ended.length > 0
}
