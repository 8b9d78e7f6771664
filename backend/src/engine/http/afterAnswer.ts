import type { Response } from 'express'
import { randomInt } from 'node:crypto'
import { logError } from '../errors/logError'

/** Long enough that the next request of the same caller does not queue behind the work. */
const pauseMs = { min: 30, max: 200 }

/**
 * Runs `act` at an unforeseeable moment after the answer has gone, so that no clock outside can see what it
 * does. A failure goes to the log; nobody waits for it any more.
 */
export function afterAnswer(response: Response, act: () => Promise<void>): void {
  response.once('finish', () => {
    setTimeout(
      () => {
        act().catch((error: unknown) => logError('after the answer', error))
      },
      randomInt(pauseMs.min, pauseMs.max),
    )
  })
}
