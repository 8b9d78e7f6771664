/** Begins the name of every cache of answers that a person has seen (decision 20). */
export const SEEN_PREFIX = 'winex-seen-'

/** Deletes what was kept of the server's answers, of everybody; also without a connection. `except` names the cache that stays. */
export async function forgetSeen(except?: string): Promise<void> {
  try {
    for (const name of await caches.keys())
      if (name.startsWith(SEEN_PREFIX) && name !== except) await caches.delete(name)
  } catch {
    // only a secure address has caches, and not in every browser
  }
}
