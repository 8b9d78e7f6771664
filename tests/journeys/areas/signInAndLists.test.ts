import { randomUUID } from 'node:crypto'
import type { BrowserContext, Page } from 'playwright'
import { afterAll, afterEach, describe, expect, test } from 'vitest'
import {
  closeContexts,
  expectAccessible,
  openContext,
  PHONE,
  signInByForm,
} from '../../support/browser'
import { people, type Person } from '../../support/people'
import { inFull } from '../../support/scope'
import { sql } from '../../support/world'

let context: BrowserContext | undefined

async function open(viewport?: typeof PHONE): Promise<Page> {
  context = await openContext(viewport)
  return context.newPage()
}

afterEach(async () => {
  await context?.close()
  context = undefined
})
afterAll(closeContexts)

async function tryPassword(page: Page, path: string, email: string): Promise<void> {
  await page.goto(path)
  await page.getByLabel('E-mail').fill(email)
  await page.getByLabel('Senha', { exact: true }).fill('Errada-123')
  await page.getByRole('button', { name: 'Entrar', exact: true }).click()
}

describe('signing in', () => {
  test('a wrong password is told in the words of each door', async () => {
    const page = await open()
    // of its own: too many attempts for an address are told otherwise
    const nobody = `${randomUUID()}@exemplo.com.br`
    await tryPassword(page, '/login', nobody)
    await page.getByText('E-mail ou senha inválidos', { exact: true }).waitFor()
    await expectAccessible(page)
    await tryPassword(page, '/admin/login', nobody)
    await page.getByText('E-mail ou senha invalidos', { exact: true }).waitFor()
    await expectAccessible(page)
  })

  const SELLERS: [Person, string][] = [
    ['pendingSeller', 'Sítio Araucária'],
    ['inactiveSeller', 'Coxilha Rubra'],
    ['signedSeller', 'Casa Pevarello'],
    ['unsignedSeller', 'Vinhas do Velho Chico'],
  ]
  test.each(SELLERS.slice(0, inFull(4, 2)))(
    '%s sees the own wines and nobody else’s',
    async (person, name) => {
      const page = await open()
      await signInByForm(page, person)
      expect(new URL(page.url()).pathname).toMatch(/^\/portal/)
      const [own] = await sql<{ n: number }>(
        `select count(*)::int as n from seller_product sp join seller s on s.id = sp.seller_id
        where s.name = $1 and sp.deleted_at is null`,
        [name],
      )
      await page.goto('/portal/wines')
      const card = page.getByText('Total de vinhos').locator('..')
      await expect.poll(() => card.innerText()).toContain(String(own?.n))
    },
  )

  // spec 179
  test('the cookies are as the specification has them', async () => {
    const page = await open()
    await signInByForm(page, 'signedSeller')
    const cookies = (await context?.cookies()) ?? []
    for (const name of ['auth_token', 'medusa_api_key']) {
      const cookie = cookies.find((one) => one.name === name)
      expect(cookie).toMatchObject({ path: '/', sameSite: 'Strict' })
      const days = ((cookie?.expires ?? 0) - Date.now() / 1000) / 86_400
      expect(days).toBeGreaterThan(6.9)
      expect(days).toBeLessThanOrEqual(7)
    }
  })

  // spec 19, 25, 45
  test('a deep link is followed after signing in, and each area turns the other’s people away', async () => {
    const page = await open()
    await page.goto('/admin/products?page=2')
    await page.waitForURL(({ pathname }) => pathname === '/admin/login')
    await page.getByLabel('E-mail').fill(people.staff.email)
    await page.getByLabel('Senha', { exact: true }).fill(people.staff.password)
    await page.getByRole('button', { name: 'Entrar', exact: true }).click()
    await page.waitForURL(/\/admin\/products\?.*page=2/)
    await page.goto('/portal/wines')
    await page.waitForURL(({ pathname }) => pathname === '/admin/sellers')
    await page.getByRole('button', { name: 'Sair' }).click()
    await page.waitForURL(({ pathname }) => pathname === '/admin/login')

    await signInByForm(page, 'signedSeller')
    await page.goto('/admin/sellers')
    await page.waitForURL(/\/portal/)
    await page.getByRole('button', { name: 'Logout' }).click()
    await page.waitForURL(({ pathname }) => pathname === '/login')
  })

  test('a malformed and a customer token end at the door', async () => {
    const page = await open()
    await page.goto('/login')
    const url = new URL(page.url()).origin
    await context?.addCookies([{ name: 'auth_token', value: 'nem.um.token', url }])
    await page.goto('/portal/wines')
    await page.waitForURL(({ pathname }) => pathname === '/login')
    const claims = Buffer.from(
      JSON.stringify({ actor_type: 'customer', exp: Date.now() / 1000 + 999 }),
    ).toString('base64url')
    await context?.addCookies([{ name: 'auth_token', value: `e30.${claims}.x`, url }])
    await page.goto('/portal/wines')
    await page.waitForURL(({ pathname }) => pathname === '/admin/login')
  })
})

describe('the lists', () => {
  test('staff search without accents, filter, page and keep it all in the address', async () => {
    const page = await open()
    await signInByForm(page, 'staff')
    await page.goto('/admin/products')
    await page.getByRole('heading', { name: 'Produtos', level: 1 }).waitFor()
    await page
      .getByRole('searchbox')
      .or(page.getByPlaceholder(/Buscar/))
      .first()
      .fill('SERRA')
    await expect.poll(() => page.url()).toContain('SERRA')
    // other tests add wines meanwhile
    const rowsAreFound = async () => {
      const [found] = await sql<{ n: number }>(
        `select count(*)::int as n from product p where p.deleted_at is null and (
           p.title ilike '%serra%' or p.handle ilike '%serra%' or p.metadata->'storytelling'->>'producer' ilike '%serra%'
           or p.metadata->'storytelling'->>'story' ilike '%serra%')`,
      )
      return (await page.getByRole('row').count()) === Math.min(found?.n ?? 0, 10) + 1
    }
    await expect.poll(rowsAreFound).toBe(true)
    await page.reload()
    await expect.poll(rowsAreFound).toBe(true)
    await expectAccessible(page)
    await page.goto('/admin/sellers')
    await page.getByRole('searchbox').fill('casa pevarello')
    await page.getByText('Casa Pevarello').first().waitFor()
    await expectAccessible(page)
  })

  test('a seller works on a phone', async () => {
    const page = await open(PHONE)
    await signInByForm(page, 'signedSeller')
    await page.goto('/portal/wines')
    await page.getByPlaceholder('Buscar vinhos...').fill('riesling')
    await page.getByText('Riesling Itálico Pele').waitFor()
    // the rows before the answer are dimmed; it is the answer that is read
    await page.getByText('Nebbiolo do Paredão').waitFor({ state: 'detached' })
    await expectAccessible(page)
    await page.goto('/portal/nao-existe')
    await page.getByRole('heading', { level: 1 }).waitFor()
    await expectAccessible(page)
  })
})
