import { awaitInterest } from './awaitInterest'
import { HEADER_SCROLL_PX } from '#domain/limits'
import { countdown } from '#domain/site/countdown'
import { ownFonts } from '../styles/ownFonts'

const BANNER_KEY = 'winex.banner'

/** The browser itself hides the banner (`<details>`); here it only stays hidden for the visit. */
function rememberBanner(): void {
  const banner = document.querySelector<HTMLDetailsElement>('.banner')
  if (!banner) return
  // its button goes with it, and the focus would be nowhere
  banner.querySelector('summary')?.addEventListener('click', () => {
    if (banner.contains(document.activeElement))
      document.querySelector<HTMLElement>('.home')?.focus({ preventScroll: true })
  })
  try {
    const remember = () => {
      if (!banner.open) sessionStorage.setItem(BANNER_KEY, 'hidden')
    }
    // it may have been put away before this script was here
    remember()
    if (sessionStorage.getItem(BANNER_KEY) === 'hidden') banner.open = false
    banner.addEventListener('toggle', remember)
  } catch {
    // Storage may be closed to us; then the banner is back on the next page.
  }
}

/**
 * What lies below the first screen is styled and laid out when the browser has nothing else to do, a section at a
 * time (`.later`, base.css), so that it costs the first paint nothing. A person who follows a link inside the page first
 * gets all of it at once: the way must not grow while it is scrolled.
 */
function layOutRest(): void {
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

/** The whole script before interest: everything else on the page is HTML. */
rememberBanner()
awaitInterest()
loadFonts()
afterPaint(() => {
  colourHeader()
  runCountdown()
  layOutRest()
})

/** Light beige over the poster, red on paper after 800 px (spec §9). */
function colourHeader(): void {
  const header = document.querySelector('.header')
  if (!header) return
  const colour = (): void => {
    header.classList.toggle('far', scrollY > HEADER_SCROLL_PX)
  }
  addEventListener('scroll', colour, { passive: true })
  colour()
}

/**
 * Our letters come after the first paint, which shows system letters of the same measures: 48 kB do not delay
 * the text on a slow network. On a later visit they lie in the cache, and are there from the start; who
 * saves data keeps the system's letters.
 */
function loadFonts(): void {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } }
  if (connection?.saveData) return
  if (cameFromCache()) addFonts()
  else afterPaint(addFonts)
}

function addFonts(): void {
  for (const { family, url, weight } of ownFonts) {
    document.fonts.add(new FontFace(family, `url(${url})`, { weight, display: 'swap' }))
  }
}

/** Whether this script itself needed no network: then neither will the fonts. */
function cameFromCache(): boolean {
  const [own] = performance.getEntriesByName(import.meta.url)
  return own instanceof PerformanceResourceTiming && own.transferSize === 0
}

/** Calls back once the next frame is painted, so that the work delays no paint. */
function afterPaint(work: () => void): void {
  requestAnimationFrame(() => setTimeout(work))
}

/** Ticks every second (spec §9); stops at zero, and stays zero when the target has passed (R3). */
function runCountdown(): void {
  const element = document.querySelector<HTMLElement>('[data-target]')
  const target = element?.dataset.target
  if (!element || !target) return
  const boxes = [...element.querySelectorAll<HTMLElement>('[data-unit]')]

  const tick = (): boolean => {
    const parts = countdown(target, Date.now())
    for (const box of boxes) {
      const unit = box.dataset.unit as keyof typeof parts
      const text = String(parts[unit]).padStart(2, '0')
      if (box.textContent !== text) box.textContent = text
    }
    return Object.values(parts).some((part) => part > 0)
  }

  if (!tick()) return
  const timer = setInterval(() => {
    if (!tick()) clearInterval(timer)
  }, 1000)
}
