import { expect, it } from 'vitest'
import { fillCart } from '../../support/buyer'
import { openShop } from '../../support/openShop'
import { sql } from '../../support/world'
import { HELD_BOTTLES } from '../../run/startTestStack'
import { askFrom } from './askFrom'

const MOST = Number(HELD_BOTTLES)

interface Completed {
  order?: { id: string }
  message?: string
}

it('one address holds so many bottles of a wine that nobody paid or accepted, another one its own', async () => {
  const shop = await openShop({ bottles: 3 * MOST, wines: 2 })
  const complete = async (from: string, quantity: number, wine = 0) => {
    const cart = await fillCart(shop, [{ wine, quantity }])
    const { status, body } = await askFrom(from, `carts/${cart}/complete`, {})
    return { status, body: body as Completed }
  }
  const first = await complete('127.0.0.40', MOST - 1)
  expect(first.status).toBe(200)
  expect((await complete('127.0.0.40', 1)).status).toBe(200)
  const refused = await complete('127.0.0.40', 1)
  expect([refused.status, refused.body.message]).toEqual([
    409,
    `Os seus pedidos que ainda esperam pagamento ou resposta já reservam ${MOST} garrafas de Vinho 0 ${shop.mark}: são ${MOST} no máximo. Pague-os, ou aguarde a resposta do produtor.`,
  ])
  expect((await complete('127.0.0.41', 1)).status).toBe(200)
  expect((await complete('127.0.0.40', 1, 1)).status).toBe(200)
  await shop.act(first.body.order?.id ?? '', 'accept')
  expect((await complete('127.0.0.40', MOST - 1)).status).toBe(200)
  const kept = await sql<{ address_hash: string }>(
    `select address_hash from order_origin where order_id = $1`,
    [first.body.order?.id],
  )
  expect(kept[0]?.address_hash).toMatch(/^[\w-]{43}$/)
})
