/** Failures in a row after which the bank is taken for down. */
const FAILURES = 5
/** How long nobody asks then; afterwards one request at a time finds out. */
const PAUSE_MS = 10_000

/** Keeps callers from waiting for a bank that does not answer. */
export interface Breaker {
  /** Whether a request may be sent now. Who gets true must call `note`. */
  enter: () => boolean
  /** @param answered whether the bank answered, with whatever */
  note: (answered: boolean) => void
}

export function openBreaker(): Breaker {
  let failures = 0
  let closedUntil = 0
  let isProbing = false
  return {
    enter: () => {
      if (failures < FAILURES) return true
      if (isProbing || performance.now() < closedUntil) return false
      isProbing = true
      return true
    },
    note: (answered) => {
      isProbing = false
      failures = answered ? 0 : failures + 1
      if (failures >= FAILURES) closedUntil = performance.now() + PAUSE_MS
    },
  }
}
