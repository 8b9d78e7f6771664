import type { Request } from 'express'
import type { PasswordChangeRequest } from '#domain/team/memberWire'
import { changePassword } from '../writes/change-password'
import { attemptSecret, type AttemptCall } from './attemptSecret'
import { enter } from './enter'

/**
 * Changes the password of a signed-in person. Every session ends, and the answer's token goes on in a new one. Wrong
 * passwords count as failed sign-ins, so that a stolen session cannot try out passwords (R18).
 */
export async function changeOwnPassword(
  call: AttemptCall & { request: Request; body: PasswordChangeRequest; authIdentityId: string },
  person: { actorType: 'seller' | 'user'; actorId: string; email: string },
): Promise<{ token: string }> {
  const { container, body, origin, authIdentityId } = call
  const { actorType, actorId, email } = person
  await attemptSecret(call, { actorType, email, guessed: 'password' }, () =>
    changePassword(container, {
      actorType,
      email,
      currentPassword: body.current_password,
      newPassword: body.new_password,
      origin,
    }),
  )
  return { token: await enter(call, { actorId, actorType, authIdentityId }) }
}
