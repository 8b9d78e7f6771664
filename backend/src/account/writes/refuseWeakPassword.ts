import { passwordGuesses } from '#domain/account/passwordGuesses'
import { weakPasswordProblem, type PasswordOwner } from '#domain/account/weakPassword'
import { AppError } from '../../engine/errors/AppError'

/**
 * Refuses a new password that is among the most common ones or made of the person's own data. Passwords that exist
 * already are not judged: sign-in goes on.
 *
 * @param field where the message is shown, by its dotted path
 * @throws AppError invalid_data
 */
export function refuseWeakPassword(password: string, owner: PasswordOwner, field: string): void {
  const problem = weakPasswordProblem(password, owner, passwordGuesses)
  if (problem) throw AppError.invalid(problem, { [field]: problem })
}
