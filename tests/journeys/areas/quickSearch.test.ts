import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { closeAfterTests, expectAccessible, openAs, PHONE, signInAs } from '../../support/browser'
import { placeOrder } from '../../support/buyer'
import { openShop, type Shop } from '../../support/openShop'
import { openStaff } from '../../support/openStaff'

closeAfterTests()

async function openArea(who: Parameters<typeof signInAs>[1], viewport?: typeof PHONE) {
  const page = await openAs(who, viewport)
  await page.goto(typeof who === 'object' && !who.path ? '/portal' : '/admin')
  await page.getByRole('heading', { level: 1 }).waitFor()
  return page
}

async function openSearch(page: Page): Promise<void> {
  // the frame is there before its keys are; a second press changes nothing
  await expect
    .poll(async () => {
      await page.keyboard.press('ControlOrMeta+k')
      return page.getByRole('combobox', { name: 'Pesquisar em tudo' }).isVisible()
    })
    .toBe(true)
}

/** Ctrl+K, the text, and Enter once the option is the one that Enter opens. */
async function goTo(page: Page, text: string, option: string): Promise<void> {
  await openSearch(page)
  await page.keyboard.type(text)
  const wanted = page.getByRole('option', { name: option }).first()
  await wanted.waitFor()
  const meant = () => page.locator('[role=option].Mui-focused').innerText()
  for (let step = 0; !(await meant()).includes(option); step += 1) {
    expect(step).toBeLessThan(20)
    await page.keyboard.press('ArrowDown')
  }
  await page.keyboard.press('Enter')
}

async function openShopWithOrder(): Promise<{ shop: Shop; number: string }> {
  const shop = await openShop({ wines: 1 })
  const { display_id } = await shop.order(await placeOrder(shop))
  return { shop, number: `#${String(display_id)}` }
}

test('staff go from anywhere to a wine, an order and a page without a mouse', async () => {
  const { shop, number } = await openShopWithOrder()
  const { email, password } = await openStaff()
  const page = await openArea({ email, password, path: '/admin/login' })
  await goTo(page, shop.mark, `Vinho 0 ${shop.mark}`)
  await page.waitForURL(/admin\/products\/prod/)
  await goTo(page, number, number)
  await page.waitForURL(/admin\/orders\/order/)
  await goTo(page, 'vended', 'Vendedores')
  await page.waitForURL(/admin\/sellers$/)
  await page.keyboard.press('ControlOrMeta+k')
  await page.keyboard.type('zzz nada')
  await page.getByText('Nada encontrado para “zzz nada”.').waitFor()
  await page.keyboard.press('Escape')
  await page.getByRole('combobox', { name: 'Pesquisar em tudo' }).waitFor({ state: 'detached' })
  expect(page.url()).toMatch(/admin\/sellers$/)
})

test('a seller finds the own order by Ctrl+K, and by finger on a phone', async () => {
  const { shop, number } = await openShopWithOrder()
  const page = await openArea(shop, PHONE)
  await goTo(page, number, number)
  await page.waitForURL(/portal\/orders\/order/)
  await page.getByRole('button', { name: 'Pesquisar em tudo (Ctrl+K)' }).click()
  await page.getByRole('combobox', { name: 'Pesquisar em tudo' }).fill(shop.mark)
  await page.getByRole('option', { name: `Vinho 0 ${shop.mark}` }).waitFor()
  await expectAccessible(page)
  await page.getByRole('option', { name: `Vinho 0 ${shop.mark}` }).click()
  await page.waitForURL(/portal\/wines\/prod/)
})

test('what is open asks first: Ctrl+K opens nothing over a dialog', async () => {
  const { email, password } = await openStaff()
  const page = await openArea({ email, password, path: '/admin/login' })
  await page.goto('/admin/team')
  // its code is here then: nothing that the key opens would have to be fetched first
  await openSearch(page)
  await page.keyboard.press('Escape')
  await page.getByRole('combobox', { name: 'Pesquisar em tudo' }).waitFor({ state: 'detached' })
  await page.getByRole('button', { name: 'Convidar pessoa' }).click()
  await page.getByRole('dialog').waitFor()
  await page.keyboard.press('ControlOrMeta+k')
  await page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
  )
  expect(await page.getByRole('dialog').count()).toBe(1)
  expect(await page.getByRole('combobox', { name: 'Pesquisar em tudo' }).count()).toBe(0)
})
