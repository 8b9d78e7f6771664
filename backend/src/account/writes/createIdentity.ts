import type { MedusaContainer } from '@medusajs/framework/types'
import { ContainerRegistrationKeys } from '@medusajs/framework/utils'
import { AppError } from '../../engine/errors/AppError'
import { lockInTurn } from '../../engine/database/lockInTurn'
import { makeSignIn } from './makeSignIn'
import { hashPassword } from './writePassword'

/** The words by which the registration page recognises a taken e-mail (spec §8). */
export const emailTaken = (email: string): AppError =>
  AppError.conflict(`Seller with email ${email} already exists`, {
    'member.email': 'Uma solicitação já foi enviada para este email.',
  })

/**
 * Makes the sign-in of a new person. An identity that nobody ever claimed (somebody registered the
 * e-mail and went no further) is removed first, not taken over: its tokens must never become this
 * person's tokens.
 *
 * @returns the id of the auth identity
 * @throws AppError conflict when the e-mail belongs to somebody
 */
export async function createIdentity(
  container: MedusaContainer,
  email: string,
  password: string,
  ipAddress: string,
): Promise<string> {
  const knex = container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  const passwordHash = await hashPassword(password, ipAddress)
  // Of two at once for one e-mail the second takes the place of the first, as it does when it comes later.
  const authIdentityId = await lockInTurn(container, [`sign-in:${email}`], () =>
    knex.transaction((transaction) =>
      makeSignIn(transaction, { email, owner: null, passwordHash }),
    ),
  )
  if (authIdentityId === null) throw emailTaken(email)
  return authIdentityId
}
