import { COMMON_PASSWORDS } from '#domain/account/commonPasswords'
import { passwordGuesses } from '#domain/account/passwordGuesses'
import { refusedPasswordProblem, type PasswordOwner } from '#domain/account/weakPassword'
import { AppError } from '../../engine/errors/AppError'
import type { ActorType } from '../../engine/actor/actorType'

const lists = { guesses: passwordGuesses, common: COMMON_PASSWORDS }

/**
 * Refuses a new password by the rule of who chooses it. Passwords that exist already are not judged: sign-in goes on.
 *
 * @param field where the message is shown, by its dotted path
 * @throws AppError invalid_data
 */
export function refuseWeakPassword(
  actor: ActorType,
  password: string,
  owner: PasswordOwner,
  field: string,
): void {
  const rule = actor === 'user' ? 'user' : 'seller'
  const problem = refusedPasswordProblem(rule, password, owner, lists)
  if (problem) throw AppError.invalid(problem, { [field]: problem })
}
