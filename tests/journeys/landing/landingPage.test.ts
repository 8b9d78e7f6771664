import { randomUUID } from 'node:crypto'
import type { BrowserContext, Page } from 'playwright'
import { afterAll, afterEach, describe, expect, test } from 'vitest'
import { closeContexts, DESKTOP, expectAccessible, openContext, PHONE } from '../../support/browser'
import { buildApplicationForm } from '../../support/buildApplication'
import { sql, world } from '../../support/world'

const labels = {
  wineryName: 'Nome da sua marca',
  contactPerson: 'Responsável',
  email: 'E-mail do responsável',
  city: 'Cidade',
  foundingYear: 'Ano de fundação',
  instagram: 'Instagram',
  stockQuantity: 'Número de garrafas no estoque',
  howFoundWinex: 'Como conheceu a winex',
} as const

const newForm = () => buildApplicationForm({ wineryName: `Teste ${randomUUID()}` })

async function fill(page: Page, form: ReturnType<typeof newForm>): Promise<void> {
  for (const name of Object.keys(labels) as (keyof typeof labels)[]) {
    await page.getByLabel(labels[name], { exact: true }).fill(form[name])
  }
  await page.getByRole('checkbox').check()
}

const rowsOf = (brand: string) =>
  sql<{ responsible_email: string }>('select * from suppliers where brand = $1', [brand])

let context: BrowserContext | undefined

async function openPage(path = '/', javaScriptEnabled = true): Promise<Page> {
  context = await openContext(DESKTOP, {})
  if (!javaScriptEnabled) {
    const options = { javaScriptEnabled: false, baseURL: world.url, locale: 'pt-BR' }
    const plain = await context.browser()?.newContext(options)
    await context.close()
    if (!plain) throw new Error('no browser')
    context = plain
  }
  const page = await context.newPage()
  await page.goto(path)
  return page
}

afterEach(async () => {
  await context?.close()
  context = undefined
  await sql(`delete from suppliers where brand like 'Teste %'`)
})
afterAll(closeContexts)

describe('the landing page', () => {
  // spec 28, 29, 248
  test('shows every section of the specification, and no error in the console', async () => {
    context = await openContext(DESKTOP, {})
    const page = await context.newPage()
    const complaints: string[] = []
    page.on('console', (message) => {
      if (['error', 'warning'].includes(message.type())) complaints.push(message.text())
    })
    page.on('pageerror', (error) => complaints.push(error.message))
    await page.goto('/')
    expect(await page.title()).toContain('winex')
    expect(await page.locator('html').getAttribute('lang')).toBe('pt-BR')
    expect(await page.getByRole('link', { name: 'Candidate-se aqui' }).isVisible()).toBe(true)
    expect(await page.getByText('Início das vendas: nov/25', { exact: true }).isVisible()).toBe(
      true,
    )
    // R63: beside the dates that have passed, what holds now
    expect(
      await page.getByText('Candidaturas continuam abertas', { exact: true }).isVisible(),
    ).toBe(true)
    expect(await page.getByRole('timer').textContent()).toContain(
      'para o lançamento. Nova data a anunciar.',
    )
    expect(await page.locator('#benefits li').count()).toBe(5)
    const steps = ['Candidatura Exclusiva', 'Curadoria & Integração', 'Início das vendas']
    for (const [index, step] of steps.entries()) {
      expect(await page.getByRole('heading', { name: step, exact: true }).isVisible()).toBe(true)
      expect(await page.getByText(`0${index + 1}`, { exact: true }).isVisible()).toBe(true)
    }
    expect(await page.locator('blockquote').count()).toBe(2)
    expect(await page.locator('[data-unit]').allTextContents()).toEqual(['00', '00', '00', '00'])
    await page.locator('#conversion').scrollIntoViewIfNeeded()
    await page.locator('#application[data-ready]').waitFor()
    expect(complaints).toEqual([])
  })

  // spec 29, 248
  test('scrolls to the form and to the benefits, and turns the logo red after 800 px', async () => {
    const page = await openPage()
    const header = page.locator('.header')
    const beige = await header.evaluate((element) => getComputedStyle(element).color)
    await page.getByRole('link', { name: 'Conhecer os benefícios' }).click()
    await page.waitForFunction(() => scrollY > 300)
    expect(new URL(page.url()).hash).toBe('#benefits')
    await page.getByRole('link', { name: 'Candidate-se aqui' }).click()
    await page.waitForFunction(() => scrollY > 800)
    expect(new URL(page.url()).hash).toBe('#conversion')
    await page.waitForFunction((colour) => {
      const element = document.querySelector('.header')
      return element !== null && getComputedStyle(element).color !== colour
    }, beige)
    expect(await header.getAttribute('class')).toContain('far')
  })

  // spec 28
  test('lets the banner be put away for the visit', async () => {
    const page = await openPage()
    await page.getByLabel('Ocultar aviso').press('Enter')
    await page.locator('.banner').waitFor({ state: 'hidden' })
    await page.locator('.home:focus').waitFor()
    // browsers say so in a task of its own
    await page.waitForFunction(() => sessionStorage.getItem('winex.banner') !== null)
    await page.reload()
    await page.locator('.banner').waitFor({ state: 'hidden' })
  })

  test('keeps an application and shows the confirmation', async () => {
    const page = await openPage()
    const form = newForm()
    await fill(page, form)
    await page.getByRole('button', { name: 'Enviar candidatura' }).click()
    await page.getByText('Candidatura submetida com sucesso!').waitFor()
    await page.getByRole('heading', { name: 'Candidatura recebida. Saúde!' }).waitFor()
    expect(await rowsOf(form.wineryName)).toMatchObject([{ responsible_email: form.email }])
  })

  test('keeps one row of a slow answer and a second click', async () => {
    const page = await openPage()
    let answer = () => {}
    const slow = new Promise<void>((resolve) => (answer = resolve))
    await page.route('**/rest/v1/suppliers*', async (route) => {
      await slow
      await route.continue()
    })
    const form = newForm()
    await fill(page, form)
    await page.getByRole('button', { name: 'Enviar candidatura' }).dblclick()
    expect(await page.getByRole('button', { name: 'Submetendo...' }).isDisabled()).toBe(true)
    answer()
    await page.getByRole('heading', { name: 'Candidatura recebida. Saúde!' }).waitFor()
    expect(await rowsOf(form.wineryName)).toHaveLength(1)
  })

  test('says so and keeps the form when the engine does not answer', async () => {
    const page = await openPage()
    await page.route('**/api/**', (route) => route.abort())
    const form = newForm()
    await fill(page, form)
    await page.getByRole('button', { name: 'Enviar candidatura' }).click()
    await page.getByText('Erro inesperado. Tente novamente.').waitFor()
    expect(await page.getByLabel('Cidade', { exact: true }).inputValue()).toBe(form.city)
    await page.unroute('**/api/**')
    await page.getByRole('button', { name: 'Enviar candidatura' }).click()
    await page.getByText('Candidatura submetida com sucesso!').waitFor()
    expect(await rowsOf(form.wineryName)).toHaveLength(1)
  })

  describe('without a connection', () => {
    async function sendOffline() {
      const page = await openPage()
      const form = newForm()
      await fill(page, form)
      await page.locator('#application[data-ready]').waitFor()
      await context?.setOffline(true)
      await page.getByRole('button', { name: 'Enviar candidatura' }).click()
      await page.getByText('Sem internet. Suas respostas estão guardadas neste aparelho.').waitFor()
      return { page, form }
    }

    test('keeps the answers, and sends them once by itself when it is back', async () => {
      const { page, form } = await sendOffline()
      await expectAccessible(page)
      expect(await rowsOf(form.wineryName)).toEqual([])
      await context?.setOffline(false)
      await page.getByText('Candidatura submetida com sucesso!').waitFor()
      await page.getByRole('heading', { name: 'Candidatura recebida. Saúde!' }).waitFor()
      expect(await rowsOf(form.wineryName)).toHaveLength(1)
    })

    test('keeps them for the next page, when the phone has thrown this one away', async () => {
      const { page, form } = await sendOffline()
      await page.close()
      await context?.setOffline(false)
      const next = await context?.newPage()
      await next?.goto('/')
      await next?.getByRole('heading', { name: 'Candidatura recebida. Saúde!' }).waitFor()
      expect(await rowsOf(form.wineryName)).toHaveLength(1)
    })
  })

  test('has nothing that axe complains about, the form and its messages included', async () => {
    const page = await openPage()
    await page.getByText('Quem pode se candidatar?').click()
    await page.locator('#conversion').scrollIntoViewIfNeeded()
    await page.locator('#application[data-ready]').waitFor()
    await page.getByRole('checkbox').check()
    await page.getByRole('button', { name: 'Enviar candidatura' }).click()
    await page.getByRole('alert').filter({ hasText: 'Nome da sua marca é obrigatório' }).waitFor()
    await expectAccessible(page)
  })
})

describe('the screens of the portal', () => {
  /** The page read to its end on a phone with a dense display: what came over the wire, and which pictures. */
  async function readThrough(colorScheme: 'light' | 'dark') {
    const plain = await openContext(DESKTOP, {})
    context = await plain.browser()?.newContext({
      baseURL: world.url,
      viewport: PHONE,
      deviceScaleFactor: 2,
      colorScheme,
      reducedMotion: 'reduce',
    })
    await plain.close()
    if (!context) throw new Error('no browser')
    const page = await context.newPage()
    const session = await context.newCDPSession(page)
    let bytes = 0
    session.on('Network.loadingFinished', ({ encodedDataLength }) => (bytes += encodedDataLength))
    await session.send('Network.enable')
    await page.goto('/')
    await page.waitForLoadState('networkidle')
    const before = await page.locator('.screens img').first().getAttribute('loading')
    for (const picture of await page.locator('.screens img').all())
      await picture.scrollIntoViewIfNeeded()
    const files = () =>
      page.locator('.screens img').evaluateAll((all: HTMLImageElement[]) =>
        all.map(({ complete, naturalWidth, width, height, currentSrc, alt }) => ({
          isThere: complete && naturalWidth > 0,
          shape: (height / width).toFixed(2),
          file: currentSrc.replace(/.*\/(\w+-\w+-\dx).*/, '$1'),
          isDescribed: alt.length > 40,
        })),
      )
    await expect.poll(async () => (await files()).every(({ isThere }) => isThere)).toBe(true)
    return { bytes: () => bytes, before, files: await files() }
  }

  test('come when they are near, in their place, each described; the page stays at 150 kB', async () => {
    const { bytes, before, files } = await readThrough('light')
    expect(before).toBe('lazy')
    expect(files).toEqual(
      ['today', 'wines', 'payouts'].map((name) => ({
        isThere: true,
        shape: '1.78',
        file: `${name}-light-2x`,
        isDescribed: true,
      })),
    )
    expect(bytes()).toBeGreaterThan(80_000)
    expect(bytes()).toBeLessThanOrEqual(150_000)
  })

  test('are dark on a dark page', async () => {
    const { files } = await readThrough('dark')
    expect(files.map(({ file }) => file)).toEqual([
      'today-dark-2x',
      'wines-dark-2x',
      'payouts-dark-2x',
    ])
  })

  test('leave the page itself, with its styles, at 14 kB', async () => {
    const page = await fetch(`${world.url}/`, { headers: { 'accept-encoding': 'br' } })
    expect(page.headers.get('content-encoding')).toBe('br')
    // the headers are up to a kilobyte
    expect(Number(page.headers.get('content-length'))).toBeLessThanOrEqual(13_000)
  })

  test('come with a script of at most 5 kB before anybody shows interest in the form', async () => {
    const html = await (await fetch(`${world.url}/`)).text()
    const [, script] = /<script type="module" src="([^"]+)"/.exec(html) ?? []
    const answer = await fetch(`${world.url}${script}`, { headers: { 'accept-encoding': 'br' } })
    expect(Number(answer.headers.get('content-length'))).toBeLessThanOrEqual(5_000)
  })
})

describe('the landing page without JavaScript', () => {
  test('reads, opens one question at a time, and closes it again', async () => {
    const page = await openPage('/', false)
    const first = page.locator('.faq details').nth(0)
    const second = page.locator('.faq details').nth(1)
    await first.locator('summary').click()
    expect(await first.locator('p').isVisible()).toBe(true)
    await second.locator('summary').click()
    expect(await second.locator('p').isVisible()).toBe(true)
    expect(await first.locator('p').isVisible()).toBe(false)
    await second.locator('summary').click()
    expect(await second.locator('p').isVisible()).toBe(false)
  })

  test('keeps an application and shows the confirmation', async () => {
    const page = await openPage('/', false)
    const form = newForm()
    await fill(page, form)
    await page.getByRole('button', { name: 'Enviar candidatura' }).click()
    await page.waitForURL('**/#candidatura-enviada')
    const heading = page.getByRole('heading', { name: 'Candidatura recebida. Saúde!' })
    expect(await heading.isVisible()).toBe(true)
    expect(await page.getByLabel('Cidade', { exact: true }).isVisible()).toBe(false)
    expect(await rowsOf(form.wineryName)).toHaveLength(1)
  })

  test('leads back to the filled form when an answer breaks a rule', async () => {
    const page = await openPage('/', false)
    const form = { ...newForm(), foundingYear: 'abc' }
    await fill(page, form)
    await page.getByRole('button', { name: 'Enviar candidatura' }).click()
    await page.waitForURL('**/#candidatura-recusada')
    expect(await page.getByText('A candidatura não foi enviada.').isVisible()).toBe(true)
    expect(await rowsOf(form.wineryName)).toEqual([])
  })
})

describe('terms and privacy', () => {
  // spec 23, 24
  test.each([
    ['/termos-de-uso', 'Termos de Uso', 11],
    ['/politica-de-privacidade', 'Política de Privacidade', 12],
  ])('%s has its sections, its date and the way back', async (path, title, sections) => {
    const page = await openPage(path)
    expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe(title)
    expect(await page.getByText('Última atualização: 7 de julho de 2025').isVisible()).toBe(true)
    expect(await page.locator('article section').count()).toBe(sections)
    expect(await page.locator('.toc a').count()).toBe(sections)
    await expectAccessible(page)
    await page.getByRole('link', { name: 'Voltar', exact: true }).click()
    await page.waitForURL(`${world.url}/`)
  })
})

describe('what crawlers ask for', () => {
  test('the picture, the map of the site and the rules for robots are there', async () => {
    const fetchText = async (path: string) => (await fetch(`${world.url}${path}`)).text()
    const picture = await fetch(`${world.url}/social.png`)
    expect(picture.headers.get('content-type')).toBe('image/png')
    const home = await fetchText('/')
    expect(home).toMatch(/<link rel="canonical" href="http[^"]+\/"/)
    expect(home).toContain('property="og:image"')
    expect(home).toContain('application/ld+json')
    expect(await fetchText('/sitemap.xml')).toContain('/termos-de-uso</loc>')
    const robots = await fetchText('/robots.txt')
    expect(robots).toContain('Disallow: /portal')
    expect(robots).toContain('Sitemap: ')
    const security = await fetchText('/.well-known/security.txt')
    expect(security).toMatch(/^Contact: mailto:[^@\s]+@\S+$/m)
    const expires = Date.parse(/^Expires: (.+)$/m.exec(security)?.[1] ?? '') - Date.now()
    expect(expires / 86_400_000).toBeGreaterThan(300)
    expect(expires / 86_400_000).toBeLessThan(365)
    const portal = await fetch(`${world.url}/portal/wines`)
    expect(portal.headers.get('x-robots-tag')).toContain('noindex')
  })
})
