import type { RouteDeclaration } from '#domain/routes/declaration'
import { env } from '../../env'
import { AppError } from '../errors/AppError'
import type { CallerSession } from './openSession'

const MOST_MS = env.WINEX_STEP_UP_MINUTES * 60_000

/**
 * Lets on only who has signed in a short while ago, with password and second factor where there is one: a session that
 * was taken over moves neither people nor money.
 *
 * @param body of the request, once it is read: what is asked for from a sum on is decided by it
 * @throws AppError unauthorized with the challenge of RFC 9470
 */
export function requireStepUp(
  { stepUp }: RouteDeclaration,
  { issuedAt }: CallerSession,
  body?: unknown,
): void {
  if (!isAsked(stepUp, body) || Date.now() - issuedAt.getTime() <= MOST_MS) return
  throw new AppError('unauthorized', 'Confirme que é você: entre de novo para fazer isto.', {
    challenge: `Bearer error="insufficient_user_authentication", max_age=${MOST_MS / 1000}`,
  })
}

function isAsked(stepUp: RouteDeclaration['stepUp'], body: unknown): boolean {
  if (stepUp === undefined || stepUp === true) return stepUp === true
  if ('not' in stepUp) return false
  const sum = (body as Record<string, unknown> | undefined)?.[stepUp.above]
  return Number(sum) > env.WINEX_STEP_UP_REFUND_CENTS
}
