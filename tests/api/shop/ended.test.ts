import { beforeAll, describe, it } from 'vitest'
import { sql } from '../../support/world'
import { buy, fillCart, mailsOf, openCart, placeOrder } from '../../support/buyer'
import { call } from '../../support/http'
import { tokenOf } from '../../support/people'
import { openShop, type Shop } from '../../support/openShop'

let shop: Shop
beforeAll(async () => {
  shop = await openShop({ wines: 1 })
})

/** The job comes every thirty seconds. */
const SOON = { interval: 500 }

const age = (table: string, column: string, id: string, interval: string) =>
  sql(`update ${table} set ${column} = now() - $2::interval where id = $1`, [id, interval])

/** As a provider leaves it that lets an authorization lapse. */
async function lapse(orderId: string): Promise<void> {
  await sql(
    `update payment_collection set status = 'not_paid' where id in
       (select payment_collection_id from order_payment_collection where order_id = $1)`,
    [orderId],
  )
}

// at the same time: each waits for the same job
describe.concurrent('what buyers leave behind', () => {
  it('an order that nobody pays ends after a day, and its bottles are for sale again', async ({
    expect,
  }) => {
    const own = await openShop({ wines: 1 })
    const ids = await Promise.all([1, 2, 3, 4].map(() => placeOrder(own, [{ quantity: 2 }])))
    const [unpaid = '', accepted = '', young = '', paid = ''] = ids
    await own.act(accepted, 'accept')
    const before = await own.stockOf()
    for (const id of [unpaid, accepted, young]) await lapse(id)
    for (const id of [unpaid, accepted, paid]) await age('"order"', 'created_at', id, '25 hours')
    await age('"order"', 'created_at', young, '23 hours')

    await expect.poll(async () => (await own.order(unpaid)).status, SOON).toBe('canceled')
    expect(await own.stockOf()).toEqual({
      stocked: before.stocked,
      reserved: before.reserved - 2,
      reservations: before.reservations - 2,
    })
    for (const id of [accepted, young, paid]) expect((await own.order(id)).status).toBe('pending')
    const entries = await sql(
      `select actor_type, action, after from audit_entry where resource_id = $1`,
      [unpaid],
    )
    expect(entries).toEqual([
      { actor_type: 'system', action: 'order.unpaid', after: { status: 'canceled' } },
    ])
    expect((await own.order(unpaid)).metadata?.seller_status).toBe('pending')
  })

  it('an order that only the manual provider has authorized ends when nobody accepts it, and the buyer is told', async ({
    expect,
  }) => {
    const own = await openShop({ wines: 1 })
    const ids = await Promise.all([1, 2, 3].map(() => placeOrder(own, [{ quantity: 2 }])))
    const [waiting = '', accepted = '', captured = ''] = ids
    await own.act(accepted, 'accept')
    const token = await tokenOf('staff')
    await call(`/admin/orders/${captured}/capture`, { token, body: {} })
    // 72 hours; the copy that all tests share has 100 days (tests/run/startTestStack.ts)
    for (const id of ids) await age('"order"', 'created_at', id, '101 days')
    await expect.poll(async () => (await own.order(waiting)).status, SOON).toBe('canceled')
    expect(await own.order(waiting)).toMatchObject({ payment_status: 'canceled' })
    const told = await sql(
      `select e.action, n.data ->> 'unanswered' as unanswered from audit_entry e
         join notice n on n.subject_id = e.resource_id and n.kind = 'order_canceled' where e.resource_id = $1`,
      [waiting],
    )
    expect(told).toEqual([{ action: 'order.unanswered', unanswered: 'true' }])
    for (const id of [accepted, captured]) expect((await own.order(id)).status).toBe('pending')
    expect(await own.stockOf()).toMatchObject({ reserved: 4, reservations: 4 })
    const [mail] = await mailsOf(`order-rejected:${waiting}`)
    expect(mail?.text).toContain('o prazo para a resposta do produtor passou.')
    expect(mail?.text).toContain('Nada será cobrado.')
  })

  it('one order that cannot be ended keeps neither the others nor old carts from ending', async ({
    expect,
  }) => {
    const drifted = await openShop({ wines: 1 })
    // One to end on each side of it, in whatever order they are looked at.
    const first = await placeOrder(shop)
    const stuck = await placeOrder(drifted, [{ quantity: 2 }])
    const last = await placeOrder(shop)
    const cart = await openCart()
    const reserve = (quantity: number) =>
      sql(
        `update inventory_level set reserved_quantity = $2::numeric,
           raw_reserved_quantity = jsonb_build_object('value', $2::text, 'precision', 20)
          where inventory_item_id = $1 and deleted_at is null`,
        [drifted.wines[0]?.itemId, quantity],
      )
    await reserve(0)
    for (const id of [stuck, first, last]) await lapse(id)
    await age('cart', 'updated_at', cart, '31 days')
    for (const id of [first, stuck, last]) await age('"order"', 'created_at', id, '8 days')

    for (const id of [first, last])
      await expect.poll(async () => (await shop.order(id)).status, SOON).toBe('canceled')
    await expect.poll(async () => (await buy(`carts/${cart}`)).status, SOON).toBe(404)
    expect((await drifted.order(stuck)).status).toBe('pending')

    // It is tried again with every run.
    await reserve(2)
    await expect.poll(async () => (await drifted.order(stuck)).status, SOON).toBe('canceled')
    expect(await drifted.stockOf()).toMatchObject({ reserved: 0, reservations: 0 })
  })

  it('an order is ended whole, or stays as it was', async ({ expect }) => {
    const own = await openShop({ wines: 1 })
    const id = await placeOrder(own, [{ quantity: 2 }])
    // the last of what ends it is refused; a sequence counts outside of the transaction
    await sql(`create sequence refused_end`)
    await sql(
      `create function refuse_end() returns trigger language plpgsql as
         $$ begin perform nextval('refused_end'); raise exception 'not now'; end $$`,
    )
    await sql(
      `create trigger refuse_end before insert on audit_entry
         for each row when (new.resource_id = '${id}') execute function refuse_end()`,
    )
    try {
      await age('"order"', 'created_at', id, '101 days')
      const tried = async () => (await sql('select 1 from refused_end where is_called')).length
      await expect.poll(tried, SOON).toBe(1)
      expect(await own.order(id)).toMatchObject({ status: 'pending', payment_status: 'authorized' })
      const payments = await sql(
        `select p.canceled_at from payment p join order_payment_collection link using (payment_collection_id)
          where link.order_id = $1`,
        [id],
      )
      expect(payments).toEqual([{ canceled_at: null }])
      expect(await own.stockOf()).toMatchObject({ reserved: 2, reservations: 2 })
    } finally {
      await sql('drop trigger refuse_end on audit_entry')
      await sql('drop function refuse_end')
      await sql('drop sequence refused_end')
    }
    await expect.poll(async () => (await own.order(id)).status, SOON).toBe('canceled')
  })

  it('a cart that nobody touches is gone after a month, with its address and payment; its order stays', async ({
    expect,
  }) => {
    const [left, kept, bought] = [await fillCart(shop), await openCart(), await fillCart(shop)]
    const order = await buy(`carts/${bought}/complete`, {})
    const [addresses] = await sql<{ ids: string[] }>(
      'select array[shipping_address_id, billing_address_id] as ids from cart where id = $1',
      [left],
    )
    const [payment] = await sql<{ id: string }>(
      'select payment_collection_id as id from cart_payment_collection where cart_id = $1',
      [left],
    )
    for (const id of [left, bought]) await age('cart', 'updated_at', id, '31 days')
    await age('cart', 'updated_at', kept, '29 days')

    await expect.poll(async () => (await buy(`carts/${left}`)).status, SOON).toBe(404)
    await expect.poll(async () => (await buy(`carts/${bought}`)).status, SOON).toBe(404)
    expect((await buy(`carts/${kept}`)).status).toBe(200)
    expect(await sql('select 1 from cart_address where id = any($1)', [addresses?.ids])).toEqual([])
    expect(await sql('select 1 from payment_collection where id = $1', [payment?.id])).toEqual([])
    expect(await shop.order(order.body.order?.id ?? '')).toMatchObject({
      status: 'pending',
      payment_status: 'authorized',
      email: 'zelia@exemplo.com.br',
    })
  })
})
