import type { BrowserContext, Page } from 'playwright'
import { afterAll, afterEach, describe, expect, test } from 'vitest'
import { FRAMES } from '#domain/site/pages'
import { closeContexts, expectAccessible, openContext, PHONE } from '../../support/browser'
import { tokenOf } from '../../support/people'
import { world } from '../../support/world'

let context: BrowserContext | undefined

/** Opens a page whose code does not arrive before `arrive` is called. */
async function openBeforeCode(path: string, token?: string) {
  context = await openContext(PHONE)
  if (token) await context.addCookies([{ name: 'auth_token', value: token, url: world.url }])
  const page = await context.newPage()
  const complaints: string[] = []
  page.on('pageerror', (error) => complaints.push(error.message))
  page.on('console', (message) => {
    const isOurs = !message.text().startsWith('Service Worker registration blocked')
    if (isOurs && ['error', 'warning'].includes(message.type())) complaints.push(message.text())
  })
  let arrive = () => {}
  const arrived = new Promise<void>((resolve) => (arrive = resolve))
  await page.route('**/assets/*.js', async (route) => {
    // the few lines that ask for a list's rows are no part of the code of its page
    if (!/\/rows-/.test(route.request().url())) await arrived
    await route.continue()
  })
  await page.goto(path, { waitUntil: 'commit' })
  return { page, complaints, arrive }
}

const submitOf = (page: Page) => page.locator('form button.auth-submit')

afterEach(async () => {
  await context?.close()
  context = undefined
})
afterAll(closeContexts)

describe('before its code has arrived', () => {
  test.each([
    ['/login', 'E-mail'],
    ['/admin/login', 'E-mail'],
    ['/cadastro', 'Nome da empresa'],
  ])('%s is read and typed into, and nothing typed is lost', async (path, label) => {
    const { page, complaints, arrive } = await openBeforeCode(path)
    const field = page.getByLabel(label, { exact: true })
    await field.pressSequentially('Vale')
    await field.press('Enter')
    expect(await submitOf(page).isDisabled()).toBe(true)
    await expectAccessible(page)
    arrive()
    await submitOf(page).and(page.locator(':enabled')).waitFor()
    await page.keyboard.type(' Verde')
    expect(await field.inputValue()).toBe('Vale Verde')
    expect(page.url()).toBe(`${world.url}${path}`)
    expect(complaints).toEqual([])
  })

  test('/cadastro keeps the draft of the tab and what is typed beside it', async () => {
    const { page, arrive } = await openBeforeCode('/cadastro')
    arrive()
    await submitOf(page).and(page.locator(':enabled')).waitFor()
    await page.getByText('Pessoa física').click()
    await page.getByLabel('Cidade', { exact: true }).fill('Garibaldi')
    await page.unroute('**/assets/*.js')
    let again = () => {}
    const arrived = new Promise<void>((resolve) => (again = resolve))
    await page.route('**/assets/*.js', async (route) => {
      await arrived
      await route.continue()
    })
    await page.reload({ waitUntil: 'commit' })
    await page.getByLabel('Endereço', { exact: true }).pressSequentially('Rua A')
    again()
    await submitOf(page).and(page.locator(':enabled')).waitFor()
    expect(await page.getByLabel('Cidade', { exact: true }).inputValue()).toBe('Garibaldi')
    expect(await page.getByLabel('Endereço', { exact: true }).inputValue()).toBe('Rua A')
    expect(await page.getByRole('radio', { name: /Pessoa física/ }).isChecked()).toBe(true)
  })
})

describe('the frame of an area', () => {
  const tokens = { '/portal': () => tokenOf('signedSeller'), '/admin': () => tokenOf('staff') }
  const lists = FRAMES.filter(({ list }) => list)

  test.each(lists)(
    '$address is shown before its code has loaded, and is then replaced by it',
    async (frame) => {
      const token = await tokens[frame.area]()
      const { page, complaints, arrive } = await openBeforeCode(frame.address, token)
      const requests: string[] = []
      page.on('request', (request) => requests.push(request.url()))
      const asked = (address: string | null) =>
        requests.filter((url) => url === `${world.url}${address ?? ''}`).length
      await page
        .locator('#frame')
        .getByText(/^Carregando/)
        .waitFor()
      const heading = await page.locator('#frame h1').innerText()
      expect(await page.title()).toBe(`${heading} · winex`)
      expect(await page.locator('#frame .shell-bar').isVisible()).toBe(true)
      // Nothing of it may be used: what is typed or pressed here would be lost.
      expect(await page.locator('#frame').getByRole('button').count()).toBe(0)
      expect(await page.locator('#frame :is(input, button):enabled').count()).toBe(0)
      arrive()
      await page.getByRole('heading', { level: 1, name: heading }).waitFor()
      expect(await page.locator('#frame').count()).toBe(0)
      expect(await page.getByRole('navigation', { name: 'Navegação principal' }).count()).toBe(1)
      await page.waitForLoadState('networkidle')
      // The rows were asked for beside the code, and not once more after it.
      const metas = await page.locator('meta[name="winex-rows"]').all()
      // applications come from another provider
      expect(metas).toHaveLength(frame.list === 'applications' ? 0 : 1)
      for (const rows of metas) expect(asked(await rows.getAttribute('content'))).toBe(1)
      expect(complaints).toEqual([])
    },
  )

  test.each([
    { list: '/portal/wines', actor: 'signedSeller' as const },
    { list: '/portal/orders', actor: 'signedSeller' as const },
    { list: '/admin/products', actor: 'staff' as const },
    { list: '/admin/sellers', actor: 'staff' as const },
    { list: '/admin/orders', actor: 'staff' as const },
  ])('$list shows its first rows before its code; a row opens its page', async (one) => {
    const { page, complaints, arrive } = await openBeforeCode(one.list, await tokenOf(one.actor))
    const early = page.locator('#frame [data-rows]:visible a')
    await early.first().waitFor()
    const names = await early.allInnerTexts()
    const where = await early.evaluateAll((links) =>
      links.map((link) => link instanceof HTMLAnchorElement && new URL(link.href).pathname),
    )
    expect(names.length).toBeGreaterThan(1)
    // only a pointer reaches what gives way in a moment; a browser's own scrolling with keys is no control
    await page.keyboard.press('Tab')
    expect(await page.locator('#frame :is(a, button, input, [role]):focus').count()).toBe(0)
    arrive()
    await page.locator('#frame').waitFor({ state: 'detached' })
    const rows = page.locator('#root .row-link')
    await rows.first().waitFor()
    expect((await rows.allInnerTexts()).slice(0, names.length)).toEqual(names)
    expect(
      await rows.evaluateAll((links) => links.map((link) => link.getAttribute('href'))),
    ).toEqual(expect.arrayContaining(where))
    expect(complaints).toEqual([])

    const again = await openBeforeCode(one.list, await tokenOf(one.actor))
    // other tests may have put a newer row above it meanwhile
    const first = again.page.locator('#frame [data-rows]:visible a').first()
    const address = await first.getAttribute('href')
    await first.click()
    await again.page.waitForURL(`**${address}`, { waitUntil: 'commit' })
  })

  test('is dark for who has chosen dark, and no frame at all for a stranger', async () => {
    const get = async (cookie: string) =>
      (await fetch(`${world.url}/portal/wines`, { headers: { cookie } })).text()
    expect(await get('auth_token=x; winex.colorMode=dark')).toMatch(
      /<html data-theme="dark".*id="frame"/s,
    )
    expect(await get('')).not.toContain('id="frame"')
  })

  test('leads who is no longer signed in to the sign-in page', async () => {
    const { page, arrive } = await openBeforeCode('/portal/orders', 'a.b.c')
    await page.locator('#frame h1').waitFor()
    arrive()
    await page.getByRole('heading', { name: 'Entrar' }).waitFor()
    expect(await page.locator('#frame').count()).toBe(0)
  })
})

describe('the first paint', () => {
  test('has the colours that were chosen on an earlier visit', async () => {
    const { page, arrive } = await openBeforeCode('/login')
    arrive()
    await submitOf(page).and(page.locator(':enabled')).waitFor()
    const shade = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor)
    const light = await shade()
    const mode = page.getByRole('button', { name: /^Aparência|^Tema|^Cores/ })
    await mode.click()
    await mode.click()
    const dark = await shade()
    expect(dark).not.toBe(light)
    await page.unroute('**/assets/*.js')
    await page.route('**/assets/*.js', (route) => route.abort())
    await page.reload({ waitUntil: 'commit' })
    await page.getByRole('heading', { name: 'Entrar' }).waitFor()
    expect(await shade()).toBe(dark)
  })

  test('is the empty shell for a person who is signed in, so that no sign-in form flashes up', async () => {
    const form = 'Insira sua senha'
    const get = async (headers: Record<string, string>) =>
      (await fetch(`${world.url}/login`, { headers })).text()
    expect(await get({})).toContain(form)
    expect(await get({ cookie: 'auth_token=x.y.z' })).not.toContain(form)
  })
})
