/**
 * What lies below the first screen is styled and laid out when the browser has nothing else to do, a section at a
 * time (`.later`, base.css), so that it costs the first paint nothing. A person who follows a link inside the page first
 * gets all of it at once: the way must not grow while it is scrolled.
 */
export function layOutRest(): void {
  const waiting = [...document.querySelectorAll('.later')]
  const next = (): void => waiting.shift()?.classList.remove('later')
  const all = (): void => {
    while (waiting.length > 0) next()
  }
  const inTurn = (): void => {
    next()
    if (waiting.length > 0) whenIdle(inTurn)
  }
  if (location.hash) {
    all()
    // the browser went there when the sections above were not laid out yet
    document.getElementById(location.hash.slice(1))?.scrollIntoView({ behavior: 'instant' })
  } else whenIdle(inTurn)
  document.addEventListener('click', all, { capture: true, once: true })
}

/** Safari has no idle callback. */
const whenIdle = (work: () => void): void => {
  if ('requestIdleCallback' in window) requestIdleCallback(work, { timeout: 1000 })
  else setTimeout(work, 50)
}
