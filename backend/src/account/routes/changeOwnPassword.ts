import type { Request } from 'express'
import type { PasswordChangeRequest } from '#domain/team/memberWire'
import { AppError } from '../../engine/errors/AppError'
import { changePassword } from '../writes/change-password'
import { isPassword } from '../writes/isPassword'
import { attemptSecret, type AttemptCall } from './attemptSecret'
import { enter } from './enter'

/**
 * Changes the password of a signed-in person who knows the present one. Every session ends, and the answer's token goes on in a
 * new one. A wrong present password counts as a failed sign-in, so that a stolen session cannot try out passwords (R18); a new
 * one that is refused does not.
 *
 * @throws AppError invalid_data with `errors.current_password`, and as `changePassword` does · too_many_requests · unauthorized when the
 *   password was changed otherwise meanwhile
 */
export async function changeOwnPassword(
  call: AttemptCall & { request: Request; body: PasswordChangeRequest; authIdentityId: string },
  person: { actorType: 'seller' | 'user'; actorId: string; email: string },
): Promise<{ token: string }> {
  const { container, body, origin, authIdentityId } = call
  const { actorType, actorId, email } = person
  const startedAt = new Date()
  const present = { email, password: body.current_password }
  await attemptSecret(call, { actorType, email, guessed: 'password' }, async () => {
    if (!(await isPassword(container, present, origin.ipAddress)))
      throw AppError.invalid('Senha atual incorreta', { current_password: 'Senha atual incorreta' })
  })
  await changePassword(container, {
    actorType,
    email,
    newPassword: body.new_password,
    origin,
    startedAt,
  })
  return { token: await enter(call, { actorId, actorType, authIdentityId }) }
}
