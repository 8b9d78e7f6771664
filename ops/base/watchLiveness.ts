import { setTimeout as wait } from 'node:timers/promises'

/** What is silent for this long is taken for dead: no request may keep another one waiting for more than 1 s. */
export const FROZEN_AFTER_MS = 6_000
const PAUSE_MS = 1_000
/** A probe that ends this much after its time was waited for by somebody who was not running himself: it says nothing. */
const LATE_MS = 1_000
/** A timer may ring a little early. */
const EARLY_MS = 2

export interface LivenessOptions {
  /** Whether it answers within so many milliseconds. Needs its event loop and nothing that it depends on. */
  probe: (patienceMs: number) => Promise<boolean>
  /** Called once, when it has been silent for too long. */
  onFrozen: () => void
  frozenAfterMs?: number
}

/**
 * Looks every second whether a process still answers: one that hangs never ends by itself. A single answer makes it
 * alive again, however slow, so that a crowd of requests is no reason to end it.
 * @returns a function that ends the watch
 */
export function watchLiveness({
  probe,
  onFrozen,
  frozenAfterMs = FROZEN_AFTER_MS,
}: LivenessOptions): () => void {
  let watching = true
  const watch = async () => {
    let silentSince: number | undefined
    while (watching) {
      const asked = performance.now()
      const alive = await probe(frozenAfterMs)
      const now = performance.now()
      const cameLate = now - asked > frozenAfterMs + LATE_MS
      silentSince = alive || cameLate ? undefined : (silentSince ?? asked)
      if (!watching) return
      if (silentSince !== undefined && now - silentSince >= frozenAfterMs - EARLY_MS) {
        watching = false
        onFrozen()
        return
      }
      await wait(Math.min(PAUSE_MS, frozenAfterMs), undefined, { ref: false })
    }
  }
  void watch()
  return () => {
    watching = false
  }
}
