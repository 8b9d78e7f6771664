import { randomUUID } from 'node:crypto'
import knexOf from 'knex'
import { describe, expect, it } from 'vitest'
import { hashRequest } from '../../../backend/src/engine/database/hashRequest'
import { onceOnly } from '../../../backend/src/engine/database/onceOnly'
import { sql, world } from '../../support/world'
import { placeOrder } from '../../support/buyer'
import { openSeller } from '../../support/openSeller'
import { openShop, type Shop } from '../../support/openShop'
import { AT_ONCE } from '../../support/scope'

const CONFLICT =
  'Um envio anterior desta tela já foi aceito, com outro conteúdo. Recarregue a página e confira antes de enviar de novo.'
const newKey = () => ({ 'idempotency-key': randomUUID() })
const atOnce = <Result>(act: () => Promise<Result>): Promise<Result[]> =>
  Promise.all(Array.from({ length: AT_ONCE }, act))

/** An accepted order of `bottles` bottles of one wine. */
async function accepted(shop: Shop, bottles: number) {
  const orderId = await placeOrder(shop, [{ quantity: bottles }])
  await shop.act(orderId, 'accept')
  const line = (await shop.order(orderId)).items[0]?.id ?? ''
  const pack = (quantity: number, headers = {}) =>
    shop.act(orderId, 'fulfillments', { items: [{ id: line, quantity }] }, headers)
  const packages = async () =>
    (await shop.order(orderId)).fulfillments?.map(({ items }) => items?.[0]?.quantity).sort()
  return { orderId, pack, packages }
}

describe('a new wine', () => {
  it('with a key that came with another wine is a conflict, and makes nothing', async () => {
    const cellar = await openSeller({ status: 'ACTIVE' })
    const key = newKey()
    const first = await cellar.create({ title: 'Tannat' }, key)
    const other = await cellar.create({ title: 'Merlot' }, key)
    expect([other.status, other.body]).toMatchObject([409, { message: CONFLICT }])
    const again = await cellar.create({ title: 'Tannat' }, key)
    expect([again.status, again.body.product.id]).toEqual([201, first.body.product.id])
    const wines = await sql('select 1 from seller_product where seller_id = $1', [cellar.sellerId])
    expect(wines).toHaveLength(1)
  })

  it("with another seller's key is that seller's own wine", async () => {
    const [mine, theirs] = [
      await openSeller({ status: 'ACTIVE' }),
      await openSeller({ status: 'ACTIVE' }),
    ]
    const key = newKey()
    const one = await mine.create({ title: 'Tannat' }, key)
    const other = await theirs.create({ title: 'Merlot' }, key)
    expect([one.status, other.status]).toEqual([201, 201])
    expect(other.body.product.id).not.toBe(one.body.product.id)
  })
})

describe('a package', () => {
  it('with a key that came with another package is a conflict, and makes nothing', async () => {
    const order = await accepted(await openShop({ wines: 1 }), 6)
    const key = newKey()
    expect((await order.pack(1, key)).status).toBe(200)
    const other = await order.pack(2, key)
    expect([other.status, other.body.message]).toEqual([409, CONFLICT])
    expect((await order.pack(1, key)).status).toBe(200)
    expect(await order.packages()).toEqual([1])
  })

  it('with a key of another order is made', async () => {
    const shop = await openShop({ wines: 1 })
    const [one, other] = [await accepted(shop, 2), await accepted(shop, 3)]
    const key = newKey()
    await one.pack(1, key)
    expect((await other.pack(3, key)).status).toBe(200)
    expect(await other.packages()).toEqual([3])
  })

  it('asked for many times at once without a key is one, also when more bottles are left', async () => {
    const order = await accepted(await openShop({ wines: 1 }), 10)
    const responses = await atOnce(() => order.pack(2))
    expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([200]))
    expect(await order.packages()).toEqual([2])
  })

  it('and a different one at the same moment are both made', async () => {
    const order = await accepted(await openShop({ wines: 1 }), 6)
    const responses = await Promise.all([order.pack(1), order.pack(2)])
    expect(responses.map(({ status }) => status)).toEqual([200, 200])
    expect(await order.packages()).toEqual([1, 2])
  })

  it('and an equal one with a key of its own, or ten seconds later, are both made', async () => {
    const order = await accepted(await openShop({ wines: 1 }), 6)
    await order.pack(1, newKey())
    await order.pack(1, newKey())
    expect(await order.packages()).toEqual([1, 1])
    await sql(
      `update fulfillment set created_at = created_at - interval '11 seconds'
        where id in (select fulfillment_id from order_fulfillment where order_id = $1)`,
      [order.orderId],
    )
    await order.pack(1)
    await order.pack(1)
    expect(await order.packages()).toEqual([1, 1, 1])
  })
})

it('a request that waited for its turn is the repetition that it was when it came', async () => {
  const engine = knexOf({ client: 'pg', connection: world.databaseUrl })
  const scope = [`sel_${randomUUID()}`, 'POST /vendor/products'] as const
  let made = 0
  const ask = (waitedSeconds: number) =>
    engine.transaction((transaction) =>
      onceOnly(
        transaction,
        {
          scope,
          key: null,
          request: { title: 'Tannat' },
          repetitionSeconds: 10,
          cameAt: performance.now() - waitedSeconds * 1_000,
        },
        () => Promise.resolve(`thing_${(made += 1)}`),
      ),
    )
  expect(await ask(0)).toBe('thing_1')
  await sql(
    `update request_effect set created_at = created_at - interval '12 seconds' where resource_id = 'thing_1'`,
  )
  expect(await ask(5)).toBe('thing_1')
  expect(await ask(0)).toBe('thing_2')
  await sql(`delete from request_effect where resource_id in ('thing_1', 'thing_2')`)
  await engine.destroy()
})

it('two engines with one database make one thing of 50 equal requests', async () => {
  const openEngine = () => knexOf({ client: 'pg', connection: world.databaseUrl })
  const [one, other] = [openEngine(), openEngine()]
  const seller = `sel_${randomUUID()}`
  const once = {
    scope: [seller, 'POST /vendor/products'] as const,
    key: 'duas-maquinas',
    request: { title: 'Tannat' },
    repetitionSeconds: 10,
    cameAt: performance.now(),
  }
  let made = 0
  const responses = await Promise.all(
    Array.from({ length: AT_ONCE }, (_, at) =>
      (at % 2 === 0 ? one : other).transaction((transaction) =>
        onceOnly(transaction, once, async () => {
          // long enough for the others to come in between, if they could
          await transaction.raw('select pg_sleep(0.05)')
          return `thing_${(made += 1)}`
        }),
      ),
    ),
  )
  expect(made).toBe(1)
  expect(new Set(responses)).toEqual(new Set(['thing_1']))
  await sql('delete from request_effect where key = $1', [
    hashRequest([once.scope, 'key', once.key]),
  ])
  await Promise.all([one.destroy(), other.destroy()])
})
