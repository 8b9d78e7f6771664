import { checkPassword } from '../writes/checkPassword'
import { attemptSecret, type AttemptCall } from './attemptSecret'

/**
 * Asks a signed-in person for their password once more. Wrong ones count as failed sign-ins, so that a stolen session
 * cannot try out passwords (R18).
 *
 * @throws AppError invalid_data with `errors.password` · too_many_requests
 */
export async function confirmPassword(
  call: AttemptCall,
  { actorType, email, password }: { actorType: 'seller' | 'user'; email: string; password: string },
): Promise<void> {
  await attemptSecret(call, { actorType, email, guessed: 'password' }, () =>
    checkPassword(call.container, { email, password, ipAddress: call.origin.ipAddress }),
  )
}
