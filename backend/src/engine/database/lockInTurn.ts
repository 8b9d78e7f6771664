import type { MedusaContainer } from '@medusajs/framework/types'
import { Modules } from '@medusajs/framework/utils'
import { AppError } from '../errors/AppError'

/** Seconds that a request waits for the ones before it. */
const waitSeconds = 30

/**
 * Acts under several of the engine's locks, taken one after the other in the given sequence: two at once can wait for
 * each other. The rows' own locks decide; waiting out here keeps the others from taking the whole connection pool.
 *
 * @throws AppError unavailable after half a minute of waiting
 */
export async function lockInTurn<Result>(
  container: MedusaContainer,
  [first, ...others]: readonly string[],
  act: () => Promise<Result>,
): Promise<Result> {
  if (first === undefined) return act()
  try {
    return await container
      .resolve(Modules.LOCKING)
      .execute([first], () => lockInTurn(container, others, act), { timeout: waitSeconds })
  } catch (error) {
    if (!(error instanceof Error) || !error.message.startsWith('Timed-out acquiring lock'))
      throw error
    throw new AppError(
      'unavailable',
      'Há muitos pedidos ao mesmo tempo. Tente novamente em instantes.',
      { retryAfter: 2 },
    )
  }
}
