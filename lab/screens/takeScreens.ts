import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { chromium, type Page } from 'playwright'
import sharp from 'sharp'
import { checkout } from '../../ops/base/checkout'
import { demoAccounts } from '../../ops/demo/demoAccounts'
import { findBrowser } from '../../tests/run/findBrowser'

/** By the picture's name: the page, and what is at its top. `landing/content/screens.ts` says what is to be seen. */
const SCREENS = {
  today: ['/portal/today', 'header'],
  wines: ['/portal/wines', '[role=search], input[placeholder^=Buscar]'],
  payouts: ['/portal/payouts', 'h2:text("O que vem e quando")'],
} as const

/** Of the phone that is pictured, in CSS pixels. */
const PHONE = { width: 360, height: 640 }
/** Widths of the files: the size on the landing page, and twice that for dense displays. */
const WIDTHS = { '1x': 280, '2x': 560 }
const QUALITY = 50

const FOLDER = join(checkout.root, 'landing/pictures/screens')

/**
 * `npm run screens`: pictures of the seller's portal for the landing page, from a running copy with the demo's data,
 * light and dark. Run by hand when these pages change; the results are kept in the repository.
 * @returns exit status
 */
export async function takeScreens([address = 'http://localhost:8000']: string[]): Promise<number> {
  const browser = await chromium.launch({ executablePath: findBrowser(), args: ['--no-sandbox'] })
  try {
    const context = await browser.newContext({
      baseURL: address,
      viewport: PHONE,
      deviceScaleFactor: 2,
      isMobile: true,
      locale: 'pt-BR',
      timezoneId: 'America/Sao_Paulo',
      reducedMotion: 'reduce',
    })
    const page = await context.newPage()
    await signIn(page)
    await mkdir(FOLDER, { recursive: true })
    for (const [name, [path, top]] of Object.entries(SCREENS)) {
      await page.goto(path)
      await page.getByRole('heading', { level: 1 }).waitFor()
      await page.waitForLoadState('networkidle')
      await page
        .locator(top)
        .first()
        .evaluate((element) => scrollTo(0, scrollY + element.getBoundingClientRect().top - 84))
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
        await write(await page.screenshot(), `${name}-${colorScheme}`)
      }
    }
    return 0
  } finally {
    await browser.close()
  }
}

async function signIn(page: Page): Promise<void> {
  const seller = demoAccounts.find(({ path }) => path === '/login')
  if (!seller) throw new Error('The demo has no seller.')
  await page.goto(seller.path)
  await page.getByLabel('E-mail').fill(seller.email)
  await page.getByLabel('Senha', { exact: true }).fill(seller.password)
  await page.getByRole('button', { name: 'Entrar', exact: true }).click()
  await page.waitForURL((url) => url.pathname.startsWith('/portal'))
}

async function write(picture: Buffer, name: string): Promise<void> {
  for (const [density, width] of Object.entries(WIDTHS)) {
    const { size } = await sharp(picture)
      .resize({ width })
      .avif({ quality: QUALITY, effort: 9 })
      .toFile(join(FOLDER, `${name}-${density}.avif`))
    console.log(`${name}-${density}.avif: ${size} bytes`)
  }
}
