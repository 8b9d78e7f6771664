import { ownFonts } from '../styles/ownFonts'
import { afterPaint } from './afterPaint'

/**
 * Our letters come after the first paint, which shows system letters of the same measures: 48 kB do not delay
 * the text on a slow network. On a later visit they lie in the cache, and are there from the start; who
 * saves data keeps the system's letters.
 */
export function loadFonts(): void {
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
