import { vi } from 'vitest'

/**
 * What `look` finds once it is as wanted; in hooks, too, where `expect.poll` cannot be used.
 * @param what is waited for: said when it has not come in two minutes
 */
export const until = <Found>(
  what: string,
  look: () => Promise<Found>,
  isWanted: (found: Found) => boolean,
): Promise<Found> =>
  vi.waitFor(
    async () => {
      const found = await look()
      if (!isWanted(found)) throw new Error(`${what}: still ${JSON.stringify(found)}`)
      return found
    },
    { timeout: 120_000, interval: 100 },
  )
