import type { MedusaContainer } from '@medusajs/framework/types'
import type { Response } from 'express'
import { AppError } from '../../engine/errors/AppError'
import type { ActorType } from '../../engine/actor/actorType'
import { afterAnswer } from '../../engine/http/afterAnswer'
import type { RequestOrigin } from '../../engine/actor/requestOrigin'
import { recordFailure } from '../writes/record-failure'
import { countSignIn, forgiveSignIn, mayRecordFailure, type Guessed } from './loginLimits'

/** Where an attempt comes from, and the answer after which a failure is written down. */
export interface AttemptCall {
  container: MedusaContainer
  origin: RequestOrigin
  response: Response
}

/**
 * Runs an attempt at somebody's password or code: counted beforehand (R18), taken back when it was right, written into
 * the audit trail when it was wrong; that after the answer, so that its time does not tell whether the account exists.
 *
 * @throws AppError too_many_requests, or what `act` throws
 */
export async function attemptSecret<Result>(
  { container, origin, response }: AttemptCall,
  { actorType, email, guessed }: { actorType: ActorType; email: string; guessed: Guessed },
  act: () => Promise<Result>,
): Promise<Result> {
  const attempt = { email, ipAddress: origin.ipAddress }
  const counted = await countSignIn(container, attempt, guessed)
  try {
    const result = await act()
    await forgiveSignIn(container, counted)
    return result
  } catch (error) {
    if (isWrong(error)) {
      const action = guessed === 'code' ? 'session.code_failed' : 'session.sign_in_failed'
      afterAnswer(response, () =>
        recordFailure(container, { actorType, person: { email }, action, origin }, (account) =>
          mayRecordFailure(container, account),
        ),
      )
    }
    throw error
  }
}

const isWrong = (error: unknown): boolean =>
  error instanceof AppError && (error.type === 'unauthorized' || error.type === 'invalid_data')
