import { setImmediate } from 'node:timers/promises'

/**
 * For loops that compute for long in the event loop that serves people: await the returned function at each step; it
 * lets everybody else have their turn whenever the loop has run for `atMostMs`.
 */
export function takeTurns(atMostMs = 8): () => Promise<void> | undefined {
  let begun = performance.now()
  return () => {
    if (performance.now() - begun < atMostMs) return undefined
    return setImmediate().then(() => {
      begun = performance.now()
    })
  }
}
