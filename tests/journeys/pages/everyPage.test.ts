import type { BrowserContext, Page } from 'playwright'
import { afterAll, expect, test } from 'vitest'
import { closeContexts, DESKTOP, openContext, signInAs, violationsOf } from '../../support/browser'
import type { Person } from '../../support/people'
import { inFull } from '../../support/scope'
import { allPages } from './allPages'
import { ContactSheet } from './ContactSheet'

/** Phones, tablet and desk, and where the areas' bars change their arrangement. */
const WIDTHS = inFull([320, 360, 560, 768, 960, 1024, 1112, 1184, 1240, 1280, 1440], [360, 1280])
/** Where axe looks: each arrangement once, and each palette. */
const LOOKED_AT = inFull({ light: [360, 1440], dark: [360, 768] }, { light: [360], dark: [1280] })
const THEMES = ['light', 'dark'] as const

/** A folder for pictures of all pages: `WINEX_PICTURES=/tmp/winex npm test -- journeys/pages`. */
const folder = process.env.WINEX_PICTURES
const PICTURED = [320, 360, 768, 1024, 1440]
/** Colours move nothing: the dark palette needs no widths of its own but those of axe and of the pictures. */
const widthsOf = { light: WIDTHS, dark: folder ? WIDTHS : LOOKED_AT.dark }
const sheets = new Map<string, ContactSheet>()

/** How far a page may move by itself while it is loaded, as browsers count it (good is 0.1 or less). */
const STEADY = 0.05

/** Adds up what moves without somebody's doing (https://web.dev/articles/cls). */
const countShifts = () => {
  const counted = window as unknown as { shifts: number }
  counted.shifts = 0
  new PerformanceObserver((list) => {
    for (const shift of list.getEntries() as (PerformanceEntry & { value: number })[])
      counted.shifts += shift.value
  }).observe({ type: 'layout-shift', buffered: true })
}

const contexts = new Map<string, BrowserContext>()

afterAll(async () => {
  for (const [name, sheet] of sheets) await sheet.write(folder ?? '', name)
  for (const context of contexts.values()) await context.close()
  await closeContexts()
})

/** One session per person, however many pages they open. */
async function contextOf(person: Person | undefined): Promise<BrowserContext> {
  const key = person ?? 'visitor'
  const known = contexts.get(key)
  if (known) return known
  const context = await openContext(DESKTOP, {})
  await context.addInitScript(countShifts)
  contexts.set(key, context)
  // stays, and with it the process that has the site's code compiled
  const first = await context.newPage()
  if (person) await signInAs(first, person)
  return context
}

async function picture(page: Page, name: string) {
  if (!folder) return
  const sheet = sheets.get(name) ?? new ContactSheet()
  sheets.set(name, sheet)
  await sheet.add(await page.screenshot())
}

const overflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)

/** Pixels of a list's table that its frame cuts off: columns that nobody finds. */
const cutOff = (page: Page) =>
  page.evaluate(() =>
    Math.max(
      0,
      ...[...document.querySelectorAll('.MuiCard-root:has(table)')].map(
        (frame) => frame.scrollWidth - frame.clientWidth,
      ),
    ),
  )

/** What is found once the page has taken its new width in: a slow machine draws the cards of a phone a moment later. */
async function settled<Found extends number | unknown[]>(
  measure: () => Promise<Found>,
): Promise<Found> {
  let last = await measure()
  const measureAgain = async () => {
    last = await measure()
    return last
  }
  if (typeof last === 'number' ? last > 0 : last.length > 0)
    await expect
      .poll(measureAgain, { timeout: 20_000, interval: 250 })
      .toEqual(typeof last === 'number' ? 0 : [])
      .catch(() => undefined)
  return last
}

/** Words of the page's heading that are broken in the middle, as where buttons leave it no room. */
const brokenHeading = (page: Page) =>
  page.evaluate(() => {
    const text = document.querySelector('h1')?.firstChild
    if (text?.nodeType !== Node.TEXT_NODE) return []
    // after a hyphen a word may break
    return [...(text.textContent ?? '').matchAll(/[^\s-]+-?/g)]
      .filter(({ index, 0: word }) => {
        const range = document.createRange()
        range.setStart(text, index)
        range.setEnd(text, index + word.length)
        return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1
      })
      .map(String)
  })

/** Labels that are not above their field: there is one style of them. */
const labelsElsewhere = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('label')]
      .filter(({ control, htmlFor }) => {
        const field = control ?? document.getElementById(htmlFor)
        return field && !field.matches('[type=checkbox], [type=radio], [type=file]')
      })
      .filter((label) => {
        const field = label.control ?? document.getElementById(label.htmlFor)
        const top = field?.getBoundingClientRect().top ?? 0
        const own = label.getBoundingClientRect()
        // what robots fill is shown to nobody
        const isShown = own.height > 1 && !label.closest('[aria-hidden="true"]')
        return isShown && own.bottom > top + 1
      })
      .map(({ textContent }) => textContent),
  )

/** Keys of a catalogue ('ra.action.edit', 'wines.list.title') and names of the wire ('stocked_quantity') in what people read. */
const rawNames = (page: Page) =>
  page.evaluate(() => {
    const text = document.body.innerText.replace(/\S+@\S+|https?:\S+/g, '')
    return [
      ...text.matchAll(/\b(?:[a-z]+\.)+[a-z]+_[a-z_]+\b|\bra\.\w+\.\w+|\b[a-z]+(?:_[a-z]+)+\b/g),
    ].map(String)
  })

/** The spreadsheet's columns have the specification's names (§2 Bulk upload), and cookies are called by theirs. */
const SAYS_NAMES = /upload-bulk$|^\/politica-de-privacidade$/

/** Opens the page and waits until all of it is there. Resolves to how far it moved meanwhile. */
async function open(page: Page, address: string): Promise<number> {
  await page.goto(address)
  await page.getByRole('heading', { level: 1 }).first().waitFor()
  await page.waitForLoadState('networkidle')
  await expect.poll(() => page.locator('[aria-busy="true"]').count()).toBe(0)
  return page.evaluate(() => (window as unknown as { shifts: number }).shifts)
}

const pages = await allPages()

test.each(pages)('$address', async ({ address, person }) => {
  const context = await contextOf(person)
  const page = await context.newPage()
  const complaints: string[] = []
  page.on('pageerror', (error) => complaints.push(error.message))
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text())
  })
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
  let shifts = await open(page, address)
  // A machine that is busy elsewhere may draw in more steps than are seen; a real fault is there each time.
  for (let again = 0; again < 2 && shifts > STEADY; again += 1) shifts = await open(page, address)

  const found: Record<string, unknown> = {}
  if (shifts > STEADY) found.moves = shifts
  for (const theme of THEMES) {
    await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' })
    for (const width of widthsOf[theme]) {
      await page.setViewportSize({ width, height: width < 600 ? 740 : 900 })
      const excess = await settled(() => overflow(page))
      if (excess > 0) found[`${width} px`] = `${excess} px wider than the window`
      const cut = await settled(() => cutOff(page))
      if (cut > 0) found[`table, ${width} px`] = `${cut} px of it are cut off`
      const broken = await settled(() => brokenHeading(page))
      if (broken.length > 0) found[`heading, ${width} px`] = broken
      if (PICTURED.includes(width)) await picture(page, `${width}-${theme}`)
      if (!LOOKED_AT[theme].includes(width)) continue
      const violations = await settled(() =>
        violationsOf(page, { colorsOnly: theme === 'dark' && LOOKED_AT.light.includes(width) }),
      )
      if (violations.length > 0) found[`${width} px, ${theme}`] = violations
    }
  }
  const elsewhere = await labelsElsewhere(page)
  if (elsewhere.length > 0) found.labels = elsewhere
  if (!SAYS_NAMES.test(address)) found.names = await rawNames(page)
  await page.close()
  expect({ ...found, complaints }).toEqual({
    names: SAYS_NAMES.test(address) ? undefined : [],
    complaints: [],
  })
})
