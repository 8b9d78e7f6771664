import type { MedusaContainer } from '@medusajs/framework/types'
import { ContainerRegistrationKeys } from '@medusajs/framework/utils'
import { AppError } from '../../engine/errors/AppError'
import type { RequestOrigin } from '../../engine/actor/requestOrigin'
import { announcePassword } from './announcePassword'
import { findPasswordOwner } from './findPasswordOwner'
import { findPerson } from './findPerson'
import { isPassword } from './isPassword'
import { refuseWeakPassword } from './refuseWeakPassword'
import { hashPassword, writePassword } from './writePassword'

/**
 * Changes the password of a signed-in person who knows the present one. All their sessions end, so
 * the caller answers with a token issued afterwards. The caller counts the attempt (`attemptSecret`).
 *
 * @param input.newPassword judged already by the rule of R17
 * @throws AppError invalid_data with `errors.current_password` when the present password is wrong, and with
 *   `errors.new_password` when the new one is easy to guess
 */
export async function changePassword(
  container: MedusaContainer,
  input: {
    actorType: 'seller' | 'user'
    email: string
    currentPassword: string
    newPassword: string
    origin: RequestOrigin
  },
): Promise<void> {
  const { actorType, email, currentPassword, newPassword, origin } = input
  if (!(await isPassword(container, { email, password: currentPassword }, origin.ipAddress))) {
    throw AppError.invalid('Senha atual incorreta', { current_password: 'Senha atual incorreta' })
  }
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
    await transaction('password_reset').where({ auth_identity_id: person.authIdentityId }).delete()
    await writePassword(transaction, { authIdentityId: person.authIdentityId, passwordHash })
    await announcePassword(container, transaction, { person, actorType, origin })
  })
}
