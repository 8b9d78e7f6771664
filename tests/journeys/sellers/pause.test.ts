import { expect, test } from 'vitest'
import { addDays, formatDate, saoPauloDate } from '#domain/values/dates'
import {
  button,
  closeAfterTests,
  DESKTOP,
  expectAccessible,
  openAs,
  PHONE,
  toast,
} from '../../support/browser'
import { addToCart, buy, fillCart, openCart } from '../../support/buyer'
import { openShop } from '../../support/openShop'
import { inFull } from '../../support/scope'

closeAfterTests()

test.each(
  inFull(
    [
      ['a desk', DESKTOP],
      ['a phone', PHONE],
    ],
    [['a phone', PHONE]],
  ),
)('a seller goes on holiday and comes back earlier, on %s', async (_where, size) => {
  const today = saoPauloDate(new Date()) ?? ''
  const lastDay = addDays(today, 9)
  const shop = await openShop({ wines: 1 })
  const filled = await fillCart(shop)
  const wine = `products/${shop.wines[0]?.id}`

  const page = await openAs(shop, size)
  await page.goto('/portal/account-settings/ferias')
  await page.getByRole('textbox', { name: 'Primeiro dia' }).fill(formatDate(today))
  await page.getByRole('textbox', { name: 'Último dia' }).fill(formatDate(lastDay))
  await page.getByText(`10 dias, volta em ${formatDate(addDays(lastDay, 1))}`).waitFor()
  await expectAccessible(page)
  await button(page, 'Marcar a pausa').click()
  await toast(page, 'Pausa marcada.')
  await page.getByText(`Em pausa até ${formatDate(lastDay)}: ninguém compra.`).waitFor()
  await expectAccessible(page)
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(
    true,
  )

  // the store shows the wine with the day, and sells it to nobody
  expect((await buy(wine)).body.product).toMatchObject({ paused_until: lastDay })
  const refused = [
    await addToCart(await openCart(), shop),
    await buy(`carts/${filled}/complete`, {}),
  ]
  for (const { status, body } of refused) {
    expect(status).toBe(409)
    expect(body.message).toContain(
      `está em pausa (férias ou safra) até ${formatDate(lastDay)}. Os vinhos voltam a ser vendidos em ${formatDate(addDays(lastDay, 1))}.`,
    )
  }

  const staff = await openAs('staff', size)
  await staff.goto(`/admin/sellers/${shop.sellerId}`)
  await staff
    .getByText(`Em pausa até ${formatDate(lastDay)} (férias ou safra): ninguém compra.`)
    .waitFor()

  await page.goto('/portal/wines')
  await page.getByText(`Em pausa até ${formatDate(lastDay).slice(0, 5)}: ninguém compra.`).waitFor()
  await expectAccessible(page)
  await button(page, 'Terminar a pausa').click()
  await toast(page, 'A pausa terminou: seus vinhos estão à venda.')
  await page.getByText('ninguém compra').waitFor({ state: 'detached' })

  expect((await buy(wine)).body.product).toMatchObject({ paused_until: null })
  expect((await buy(`carts/${filled}/complete`, {})).body.type).toBe('order')
  await Promise.all([page.context().close(), staff.context().close()])
})
