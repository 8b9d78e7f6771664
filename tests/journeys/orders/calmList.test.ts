import { expect, test } from 'vitest'
import {
  closeAfterTests,
  expectAccessible,
  openAs,
  openPage,
  signInAs,
} from '../../support/browser'
import { openShop } from '../../support/openShop'

closeAfterTests()

test('seven orders are in sight on a desk of 1280 by 800, and nothing follows the pages', async () => {
  const page = await openAs('signedSeller')
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto('/portal/orders')
  await page.locator('#root tbody a.row-link').nth(7).waitFor()
  const bottom = async () => {
    const row = await page.locator('#root tbody tr').nth(6).boundingBox()
    return (row?.y ?? Infinity) + (row?.height ?? 0)
  }
  await expect.poll(bottom).toBeLessThanOrEqual(800)
  const last = page.locator('#root main').getByText(/^1–10 de /)
  const below = await last.evaluate((pages) => {
    const { bottom: end } = pages.getBoundingClientRect()
    return [...document.querySelectorAll('#root main *')].filter(
      (one) => one.getBoundingClientRect().top > end && one.textContent !== '',
    ).length
  })
  expect(below).toBe(0)
})

test('on a phone the first order begins above 420 px, and the first wine too', async () => {
  const page = await openAs('signedSeller')
  await page.setViewportSize({ width: 360, height: 740 })
  for (const list of ['orders', 'wines']) {
    await page.goto(`/portal/${list}`)
    const card = page
      .locator('#root main li')
      .filter({ has: page.locator('a.row-link') })
      .first()
    await card.waitFor()
    await expect
      .poll(async () => (await card.boundingBox())?.y, { message: list })
      .toBeLessThan(420)
  }
})

test('the filters are behind one button that counts them, and each is a chip that takes it away', async () => {
  const page = await openAs('signedSeller')
  await page.goto('/portal/orders')
  await page.getByRole('button', { name: 'Filtros', exact: true }).click()
  await expectAccessible(page)
  await page.getByRole('combobox', { name: 'Status' }).click()
  await page.getByRole('option', { name: 'Não pago' }).click()
  await page.getByRole('button', { name: 'Ver resultado' }).click()
  await page.getByRole('button', { name: 'Filtros (1)' }).waitFor()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Status: Não pago' }).click()
  await page.getByRole('button', { name: 'Filtros', exact: true }).waitFor()

  await page.getByRole('button', { name: 'Mais: Filtros salvos e colunas' }).click()
  await page.getByRole('button', { name: 'Salvar filtros…' }).waitFor()
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Estatísticas' }).click()
  await page.getByRole('heading', { name: 'Estatísticas', level: 1 }).waitFor()
})

test('a new cellar reads what to do instead of zeros', async () => {
  const page = await openPage()
  await signInAs(page, await openShop({ wines: 0 }))
  await page.goto('/portal/orders')
  await page.getByText('Nenhum pedido encontrado').waitFor()
  expect(await page.getByRole('group', { name: 'Resumo' }).count()).toBe(0)
  expect(await page.getByRole('button', { name: 'Filtros', exact: true }).count()).toBe(0)
  await page.goto('/portal/wines')
  await page.getByText('Nenhum vinho encontrado').waitFor()
  expect(await page.getByRole('group', { name: 'Resumo' }).count()).toBe(0)
})
