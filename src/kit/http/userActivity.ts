/** Without any sign of a person for this long, what a page sends is its own doing. */
const AWAY_AFTER_MS = 60_000
const SIGNS = ['pointerdown', 'keydown', 'input', 'wheel', 'scroll', 'touchstart', 'focus'] as const

let lastSign = 0

/** Begins to notice that somebody is there; called once, by the areas. */
export function watchActivity() {
  const note = () => {
    lastSign = Date.now()
  }
  note()
  for (const sign of SIGNS) window.addEventListener(sign, note, { capture: true, passive: true })
}

const isAway = (): boolean => lastSign > 0 && Date.now() - lastSign > AWAY_AFTER_MS

/** Whether a person looks at the page, as far as it can tell. */
export const isSomebodyThere = (): boolean => !document.hidden && !isAway()

/**
 * Marks what a page asks for by itself (a list that refreshes on a forgotten screen): for the server it is no use of
 * the session, which ends by idleness all the same.
 */
export const backgroundHeaders = (): Record<string, string> =>
  isAway() ? { 'X-Winex-Background': '1' } : {}
