import { randomUUID } from 'node:crypto'
import { Pool } from 'pg'
import { beforeAll, describe, expect, it } from 'vitest'
import { guardStock } from '../../../backend/src/wines/writes/guardStock'
import { call } from '../../support/http'
import { sql, world } from '../../support/world'
import { addToCart, buy, checkOut, fillCart, openCart, placeOrder } from '../../support/buyer'
import { openShop, type Shop } from '../../support/openShop'
import { askStore, type Refusal } from './shop'

/** Lines that the version before could have left: several of one wine, whatever stock there is. */
async function doubleLine(cartId: string, times: number): Promise<void> {
  for (let index = 0; index < times; index++)
    await sql(
      `insert into cart_line_item (id, cart_id, title, quantity, variant_id, product_id, product_title, product_handle,
              unit_price, raw_unit_price, requires_shipping, metadata)
       select $2, cart_id, title, quantity, variant_id, product_id, product_title, product_handle, unit_price,
              raw_unit_price, requires_shipping, jsonb_build_object('n', $3::int)
         from cart_line_item where cart_id = $1 order by created_at, id limit 1`,
      [cartId, `cali_${randomUUID()}`, index],
    )
}

describe('a wine of which there are three bottles', () => {
  let shop: Shop
  beforeAll(async () => {
    shop = await openShop({ bottles: 3, wines: 2 })
  })

  it('is in a cart three times at most, however the bottles come into it', async () => {
    const variant_id = shop.wines[0]?.variantId
    const many = await buy('carts', {
      items: Array.from({ length: 20 }, () => ({ variant_id, quantity: 3 })),
    })
    const left = `Restam só 3 garrafas de ${shop.wines[0]?.title}.`
    expect([many.status, many.body.message]).toEqual([409, left])

    const cartId = await openCart()
    expect((await addToCart(cartId, shop, { quantity: 2 })).status).toBe(200)
    expect((await addToCart(cartId, shop, { quantity: 2 })).status).toBe(409)
    const { body } = await addToCart(cartId, shop)
    expect(body.cart?.items).toMatchObject([{ quantity: 3 }])
    const line = body.cart?.items[0]?.id
    expect((await buy(`carts/${cartId}/line-items/${line}`, { quantity: 4 })).status).toBe(409)
    expect((await buy(`carts/${cartId}/line-items/${line}`, { quantity: 2 })).status).toBe(200)
    // A refusal leaves the cart as it was.
    expect((await buy(`carts/${cartId}`)).body.cart?.items).toMatchObject([{ quantity: 2 }])
  })

  it('is not sold six times by two lines that differ by something else', async () => {
    const cartId = await openCart()
    await addToCart(cartId, shop, { quantity: 3 })
    await doubleLine(cartId, 1)
    await checkOut(cartId)
    const answer = await buy(`carts/${cartId}/complete`, {})
    expect([answer.status, answer.body.message]).toEqual([
      409,
      `Restam só 3 garrafas de ${shop.wines[0]?.title}.`,
    ])
    expect(answer.body.order).toBeUndefined()
    expect(await shop.stockOf()).toEqual({ stocked: 3, reserved: 0, reservations: 0 })
  })

  it.each([1.5, 0.5, 0, -1, '2', 1e9, null, [1], true])(
    'is bought in whole bottles: %j is refused and never rounded',
    async (quantity) => {
      const cartId = await openCart()
      const variant_id = shop.wines[1]?.variantId
      const added = await askStore<Refusal>(`carts/${cartId}/line-items`, {
        body: { variant_id, quantity },
      })
      expect([added.status, Object.keys(added.body.errors ?? {})]).toEqual([400, ['quantity']])
      const opened = await askStore<Refusal>('carts', {
        body: { items: [{ variant_id, quantity }] },
      })
      expect([opened.status, Object.keys(opened.body.errors ?? {})]).toEqual([
        400,
        ['items.0.quantity'],
      ])
      expect((await buy(`carts/${cartId}`)).body.cart?.items).toEqual([])
    },
  )
})

describe('twenty buyers at once', () => {
  it('of the last seven bottles: seven have one, thirteen are told, nobody fails', async () => {
    const rare = await openShop({ bottles: 7, wines: 1 })
    const carts = await Promise.all(Array.from({ length: 20 }, () => fillCart(rare)))
    const responses = await Promise.all(carts.map((id) => buy(`carts/${id}/complete`, {})))
    const sold = responses.filter((answer) => answer.body.order)
    expect(sold).toHaveLength(7)
    for (const answer of responses.filter((one) => !one.body.order)) {
      // Once the last bottle is gone the wine is a draft (R21).
      expect([400, 409]).toContain(answer.status)
      expect(answer.body.message).toMatch(
        /^(Vinho 0 .*esgotou\.|Um dos vinhos do carrinho não está mais à venda\.)$/,
      )
    }
    expect(await rare.stockOf()).toEqual({ stocked: 7, reserved: 7, reservations: 7 })
    const [{ bottles } = { bottles: 0 }] = await sql<{ bottles: number }>(
      `select sum(i.quantity)::int as bottles from seller_order s join order_item i using (order_id)
        where s.seller_id = $1`,
      [rare.sellerId],
    )
    expect(bottles).toBe(7)
  })
})

describe('the database itself', () => {
  it('refuses to reserve more than there is, and fewer than no bottles', async () => {
    const shop = await openShop({ bottles: 3, wines: 1 })
    const item = shop.wines[0]?.itemId
    const set = (change: string) =>
      sql(`update inventory_level set ${change} where inventory_item_id = $1`, [item])
    await expect(set('reserved_quantity = 4')).rejects.toThrow(/would be reserved/)
    await expect(set('stocked_quantity = -1')).rejects.toThrow(/not_negative|would be reserved/)
    await expect(set('reserved_quantity = -1')).rejects.toThrow(/not_negative/)
    await set('reserved_quantity = 3')
    await expect(set('stocked_quantity = 2')).rejects.toThrow(/would be reserved/)
    await set('reserved_quantity = 0')
  })

  it('lets a wine heal that an older version sold too often, and repairs what no sale can have left', async () => {
    const shop = await openShop({ bottles: 5, wines: 2 })
    const orderId = await placeOrder(shop, [{ quantity: 5 }])
    const [oversold, negative] = shop.wines.map(({ itemId }) => itemId)
    const pool = new Pool({ connectionString: world.databaseUrl, max: 1 })
    const raw = (text: string) => pool.query(text)
    // One statement, and so one transaction: nobody else is without the guard meanwhile.
    await raw(
      `alter table inventory_level drop constraint inventory_level_stocked_not_negative,
         disable trigger inventory_level_not_oversold;
       update inventory_level set stocked_quantity = case inventory_item_id when '${oversold}' then 2 else -4 end
        where inventory_item_id in ('${oversold}', '${negative}');
       alter table inventory_level enable trigger inventory_level_not_oversold`,
    )
    const findings = await guardStock({ raw })
    await pool.end()
    expect(findings).toContainEqual({
      title: shop.wines[0]?.title,
      stocked: '2',
      reserved: '5',
    })
    expect(await shop.stockOf(1)).toMatchObject({ stocked: 0, reserved: 0 })

    // It cannot be promised again, and a rejected order takes the shortage away.
    await expect(
      sql(
        'update inventory_level set reserved_quantity = reserved_quantity + 1 where inventory_item_id = $1',
        [oversold],
      ),
    ).rejects.toThrow(/would be reserved/)
    expect((await shop.act(orderId, 'cancel')).status).toBe(200)
    expect(await shop.stockOf()).toEqual({ stocked: 2, reserved: 0, reservations: 0 })
  })

  it('a seller cannot lower the stock below what buyers have', async () => {
    const shop = await openShop({ bottles: 5, wines: 1 })
    await placeOrder(shop, [{ quantity: 3 }])
    const path = `/vendor/inventory-items/${shop.wines[0]?.itemId}/location-levels/${shop.locationId}`
    const lowered = await call<Refusal>(path, { token: shop.token, body: { stocked_quantity: 2 } })
    expect([lowered.status, lowered.body.message]).toEqual([
      400,
      'Não é possível ter menos de 3 garrafas: são as reservadas para pedidos ainda não enviados.',
    ])
    expect(await shop.stockOf()).toMatchObject({ stocked: 5, reserved: 3 })
  })
})
