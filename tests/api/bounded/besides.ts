import { call } from '../../support/http'
import { tokenOf } from '../../support/people'

/** Longest that one person's request may keep another person waiting, in ms (goals: one request). */
export const WAIT_MAX_MS = 1000

/**
 * Runs `act` while another person asks for a list again and again.
 *
 * @returns what `act` returned, and how long the slowest of the other person's requests took, in ms
 */
export async function besides<Result>(
  act: () => Promise<Result>,
): Promise<{ result: Result; slowest: number }> {
  const token = await tokenOf('signedSeller')
  const ask = async (): Promise<number> => {
    const begun = performance.now()
    const { status } = await call('/vendor/orders?limit=10', { token })
    if (status !== 200) throw new Error(`the other person was answered ${status}`)
    return performance.now() - begun
  }
  await ask()
  let isOver = false
  const running = act().finally(() => {
    isOver = true
  })
  let slowest = 0
  // At least once after the end: what came meanwhile may still wait.
  for (let last = false; !last;) {
    last = isOver
    slowest = Math.max(slowest, await ask())
  }
  return { result: await running, slowest }
}
