import { customProperties } from './customProperties'
import { palettes, type Mode } from './tokens'

/** What the user chose; 'system' follows the device. */
export type ColorModeChoice = 'system' | Mode

const STORAGE_KEY = 'winex.colorMode'
/** The same choice for the gateway, which sends the prerendered pages in its colours from the first paint. */
const COOKIE = STORAGE_KEY
const YEAR_S = 31_536_000
const listeners = new Set<() => void>()
let choice: ColorModeChoice = 'system'

function systemMode(): Mode {
  return window.matchMedia?.('(prefers-color-scheme: dark)').matches ? 'dark' : 'light'
}

function readChoice(): ColorModeChoice {
  try {
    const stored = localStorage.getItem(STORAGE_KEY)
    return stored === 'light' || stored === 'dark' ? stored : 'system'
  } catch {
    return 'system' // storage is blocked: the device decides
  }
}

export const getColorModeChoice = (): ColorModeChoice => choice
export const getColorMode = (): Mode => (choice === 'system' ? systemMode() : choice)

/** Keeps the choice for the next visits and repaints at once. */
export function setColorModeChoice(next: ColorModeChoice) {
  choice = next
  try {
    if (next === 'system') localStorage.removeItem(STORAGE_KEY)
    else localStorage.setItem(STORAGE_KEY, next)
  } catch {
    // storage is blocked: the choice lives until the page is closed
  }
  tellGateway()
  paint()
}

function tellGateway() {
  const lifetime = choice === 'system' ? 0 : YEAR_S
  document.cookie = `${COOKIE}=${choice}; path=/; max-age=${lifetime}; samesite=lax`
}

export function subscribeColorMode(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Reads the choice, paints, and follows the device and other tabs. Called once by `main.tsx`. */
export function startColorMode() {
  choice = readChoice()
  if (choice !== 'system') tellGateway()
  paint()
  window.matchMedia?.('(prefers-color-scheme: dark)').addEventListener('change', paint)
  window.addEventListener('storage', (event) => {
    if (event.key !== STORAGE_KEY) return
    choice = readChoice()
    paint()
  })
}

/** Writes the palette as custom properties (`--vinho`, `--on-vinho` …), which a strict CSP allows. */
function paint() {
  const mode = getColorMode()
  const root = document.documentElement
  for (const [name, value] of customProperties(palettes[mode])) {
    root.style.setProperty(name, value)
  }
  root.style.colorScheme = mode
  root.dataset.theme = mode
  for (const listener of listeners) listener()
}
