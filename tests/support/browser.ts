import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import {
  chromium,
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  type Page,
} from 'playwright'
import { afterAll, afterEach, expect } from 'vitest'
import { call } from './http'
import { askForToken, people, type Person } from './people'
import { inFull } from './scope'
import { world } from './world'

const axeSource = readFileSync(
  createRequire(import.meta.url).resolve('axe-core/axe.min.js'),
  'utf8',
)

export const PHONE = { width: 360, height: 740 }
export const DESKTOP = { width: 1280, height: 900 }

let browser: Browser | undefined
const opened = new Set<BrowserContext>()

const ARGUMENTS = [
  '--no-sandbox',
  '--disable-gpu',
  '--in-process-gpu',
  // One process per session, which has the site's code compiled from page to page: starting one costs more than most pages.
  '--process-per-site',
  '--renderer-process-limit=1',
  '--disable-site-isolation-trials',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // Pages that live for seconds never get back what compiling them well costs.
  '--js-flags=--no-opt --no-maglev',
]

/** Contexts by the size of their window, emptied, for the next that asks for one. */
const emptied = new Map<string, BrowserContext[]>()

/**
 * A browser session of its own: no cookies, nothing stored. One without `options` may have been another's before, and has then
 * the site's files and their compiled code in its cache; with options, be they none (`{}`), it is new. Without service workers: what
 * one keeps would decide what a test that takes files or the connection away meets; tests/journeys/areas/installed.test.ts has them.
 */
export async function openContext(
  viewport = DESKTOP,
  options?: BrowserContextOptions,
): Promise<BrowserContext> {
  const pool = emptied.get(JSON.stringify(viewport)) ?? []
  emptied.set(JSON.stringify(viewport), pool)
  const context = (options ? undefined : pool.pop()) ?? (await newContext(viewport, options ?? {}))
  if (!options) context.close = () => empty(context, pool)
  opened.add(context)
  return context
}

async function newContext(
  viewport: typeof DESKTOP,
  options: BrowserContextOptions,
): Promise<BrowserContext> {
  browser ??= await chromium.launch({ executablePath: world.browser, args: ARGUMENTS })
  const context = await browser.newContext({
    viewport,
    locale: 'pt-BR',
    timezoneId: 'America/Sao_Paulo',
    baseURL: world.url,
    reducedMotion: 'reduce',
    bypassCSP: false,
    serviceWorkers: 'block',
    ...options,
  })
  context.setDefaultTimeout(30_000)
  return context
}

/** All that a person leaves behind; what the cache of files holds is the same for everybody. */
const LEFT_BEHIND = 'cookies,file_systems,indexeddb,local_storage,cache_storage,service_workers'

async function empty(context: BrowserContext, pool: BrowserContext[]): Promise<void> {
  if (!opened.delete(context)) return
  await context.unrouteAll({ behavior: 'ignoreErrors' })
  await context.setOffline(false)
  const blank = await context.newPage()
  // while the others are there: the process that has the site's code compiled stays for the next
  await blank.goto('/robots.txt')
  // a page may still write something while it is closed
  for (const page of context.pages()) if (page !== blank) await page.close()
  const session = await context.newCDPSession(blank)
  await session.send('Storage.clearDataForOrigin', {
    origin: world.url,
    storageTypes: LEFT_BEHIND,
  })
  await context.clearCookies()
  await context.clearPermissions()
  pool.push(context)
}

/** What names a page and what it complains of. */
const TELLING = 'h1, h2, [role=alert], [role=dialog], .toast, .Mui-error'

/** Prints what the open pages say. */
export async function showOpenPages(): Promise<void> {
  for (const page of [...opened].flatMap((context) => context.pages())) {
    const texts = await page.locator(TELLING).allInnerTexts().catch(String)
    console.error(page.url(), texts)
  }
}

/** Closes what the file opened; call it in `afterAll`. The browser stays for the worker's next file, and ends with the worker. */
export async function closeContexts(): Promise<void> {
  await Promise.all([...opened].map((context) => context.close()))
  opened.clear()
}

/** Closes what each test of the file opened, and after the last one the database. */
export function closeAfterTests(): void {
  afterEach(async ({ task }) => {
    if (task.result?.state === 'fail') await showOpenPages()
    await closeContexts()
  })
  afterAll(closeContexts)
}

export interface Credentials {
  email: string
  password: string
  path?: string
}

/** Signs in through the real form, as one of the demo's people or anybody else, and waits for the area to open. */
export async function signInByForm(page: Page, who: Person | Credentials): Promise<void> {
  const { email, password, path = '/login' } = credentialsOf(who)
  await page.goto(path)
  await page.getByLabel('E-mail').fill(email)
  await page.getByLabel('Senha', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Entrar', exact: true }).click()
  await page.waitForURL((url) => !url.pathname.endsWith('/login'))
}

const credentialsOf = (who: Person | Credentials): Credentials =>
  typeof who === 'string' ? people[who] : who

/**
 * Gives the browser a new session of this person: what the form leaves behind (src/auth/session.ts), without drawing it. No page
 * is opened. Tests of the sign-in itself use `signInByForm`.
 */
export async function signInAs(page: Page, who: Person | Credentials): Promise<void> {
  const { email, password, path } = credentialsOf(who)
  const token = await askForToken(path === '/admin/login' ? 'user' : 'seller', email, password)
  const cookie = { url: world.url, sameSite: 'Strict' as const }
  const names = { auth_token: token, medusa_api_key: await publishableKey() }
  await page
    .context()
    .addCookies(Object.entries(names).map(([name, value]) => ({ name, value, ...cookie })))
  await page.addInitScript((known) => {
    if (window.origin !== 'null') sessionStorage['winex.email'] ??= known
  }, email)
}

let shopKey: Promise<string> | undefined

const publishableKey = (): Promise<string> =>
  (shopKey ??= call<{ publishable_key: string }>('/public/config').then(
    ({ body }) => body.publishable_key,
  ))

/** A page in a browser session of its own. */
export const openPage = async (viewport = DESKTOP): Promise<Page> =>
  (await openContext(viewport)).newPage()

/** The same, signed in. */
export async function openAs(who: Person | Credentials, viewport = DESKTOP): Promise<Page> {
  const page = await openPage(viewport)
  await signInAs(page, who)
  return page
}

export const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

/** A form that came as finished HTML takes no Enter, and looks nothing up, before its code is there: its button tells. */
export const formIsReady = (page: Page, submit: string) =>
  expect.poll(() => button(page, submit).isEnabled()).toBe(true)

/** Waits for what a toast says. */
export const toast = (page: Page, text: string) =>
  page.locator('.toast').getByText(text, { exact: true }).waitFor()

interface Violation {
  id: string
  help: string
  nodes: { html: string; failureSummary: string }[]
}

type Look = [viewport: typeof PHONE, colorScheme: 'light' | 'dark', colorsOnly: boolean]

/**
 * Both palettes and both arrangements each time, by all rules as it is on the screen; in full every pair of them, and the other
 * arrangement by all rules, too. Daily that is left to the walk of every page.
 */
const looksAt = (isPhone: boolean): Look[] =>
  inFull<Look[]>(
    [
      [PHONE, 'light', false],
      [PHONE, 'dark', true],
      [DESKTOP, 'light', false],
      [DESKTOP, 'dark', true],
    ],
    isPhone
      ? [
          [PHONE, 'light', false],
          [DESKTOP, 'dark', true],
        ]
      : [
          [DESKTOP, 'light', false],
          [PHONE, 'dark', true],
        ],
  )

/**
 * Checks the page in its present state with axe, light and dark, 360 px and 1280 px wide (issue: checks).
 * The script is evaluated through the debugging protocol, so the page's own policy stays in force.
 */
export async function expectAccessible(page: Page): Promise<void> {
  const size = page.viewportSize() ?? DESKTOP
  for (const [viewport, colorScheme, colorsOnly] of looksAt(size.width <= PHONE.width)) {
    await page.setViewportSize(viewport)
    await page.emulateMedia({ colorScheme })
    await colorsSettled(page)
    // A page that still changes (rows arriving, a scheme being switched) gets a moment; a real fault stays.
    await expect
      .poll(() => violationsOf(page, { colorsOnly }), {
        interval: 250,
        message: `${page.url()} ${colorScheme} ${viewport.width} px`,
      })
      .toEqual([])
    await expect
      .poll(() => overflow(page), {
        message: `${page.url()} is wider than ${viewport.width} px`,
      })
      .toBeLessThanOrEqual(0)
  }
  await page.emulateMedia({ colorScheme: 'light' })
  await page.setViewportSize(size)
}

/** The other scheme's colours arrive by transitions, however short: axe must not see the way there. */
const colorsSettled = (page: Page) =>
  page.waitForFunction(
    () =>
      new Promise<boolean>((done) => {
        const look = () =>
          done(!document.getAnimations().some((one) => one instanceof CSSTransition))
        requestAnimationFrame(() => requestAnimationFrame(look))
      }),
  )

/** Six hundred kilobytes, which a page that was looked at before has already. */
async function loadAxe(page: Page): Promise<void> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeSource)
}

/** What axe finds wrong with the page in its present state. */
export async function violationsOf(
  page: Page,
  // Of the other scheme at the same width only the colours can be wrong: the rest of the page is the same.
  { colorsOnly = false } = {},
): Promise<unknown[]> {
  await loadAxe(page)
  const runOnly = colorsOnly ? ['color-contrast', 'link-in-text-block'] : undefined
  const found = await page.evaluate(async (rules) => {
    const { axe } = window as unknown as {
      axe: { run: (where: Document, options: object) => Promise<{ violations: Violation[] }> }
    }
    const options = { resultTypes: ['violations'], ...(rules && { runOnly: rules }) }
    return (await axe.run(document, options)).violations
  }, runOnly)
  return found.map(({ id, help, nodes }) => ({
    id,
    help,
    nodes: nodes.map(({ html, failureSummary }) => ({ html, failureSummary })),
  }))
}

/** Texts within `selector` whose contrast axe cannot work out: over a gradient, a picture or something that overlaps. */
export async function undecidedContrast(page: Page, selector: string): Promise<string[]> {
  await loadAxe(page)
  return page.evaluate(async (within) => {
    const { axe } = window as unknown as {
      axe: { run: (where: string, options: object) => Promise<{ incomplete: Violation[] }> }
    }
    const { incomplete } = await axe.run(within, { runOnly: ['color-contrast'] })
    return incomplete.flatMap(({ nodes }) => nodes.map(({ html }) => html))
  }, selector)
}

const overflow = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
