import { randomUUID } from 'node:crypto'
import knexOf from 'knex'
import { describe, expect, it } from 'vitest'
import type { AdminPayout, PixKeyResponse } from '#domain/money/payoutWire'
import { keepValuesFromErrors } from '../../../backend/src/engine/database/keepValuesFromErrors'
import { placeOrder } from '../../support/buyer'
import { call } from '../../support/http'
import {
  asStaff,
  balanceOf,
  deliveredOrder,
  erase,
  newEndToEnd,
  openAccount,
  preparePayout,
  setKey,
} from '../../support/openAccount'
import { setSellerStatus } from '../../support/openSeller'
import { openStaff } from '../../support/openStaff'
import type { Shop } from '../../support/openShop'
import { askForToken } from '../../support/people'
import { sql, world } from '../../support/world'

const adjust = ({ sellerId }: Shop, amount: number) =>
  asStaff(
    `/admin/sellers/${sellerId}/adjustments`,
    { amount, reason: 'Acerto' },
    { 'idempotency-key': randomUUID() },
  )

describe('a PIX key that somebody else has set', () => {
  it.each(['owner', 'staff'])('is taken away by the %s, and nothing is paid', async (who) => {
    const shop = await openAccount()
    await deliveredOrder(shop)
    await setKey(shop)
    const path =
      who === 'owner' ? '/vendor/pix-key/remove' : `/admin/sellers/${shop.sellerId}/pix-key/remove`
    const token = who === 'owner' ? { token: shop.token } : {}
    const remove = () => (who === 'owner' ? call(path, { ...token, body: {} }) : asStaff(path, {}))
    const responses = await Promise.all([remove(), remove()])
    for (const { status, body } of responses) {
      expect(status).toBe(200)
      expect(body).toMatchObject({ current: null, waiting: null })
    }
    expect((await balanceOf(shop)).held_reasons).toEqual(['no_pix_key'])
    const mails = await sql(
      `select 1 from mail_outbox where "to" = $1 and strpos(subject, 'chave PIX dos repasses foi removida') > 0`,
      [shop.email],
    )
    expect(mails).toHaveLength(1)
  })

  it('takes a payout that was prepared with it from who pays, until it is decided', async () => {
    const shop = await openAccount()
    await deliveredOrder(shop)
    const { id, batch } = await preparePayout(shop)
    const seen = async () => (await asStaff(`/admin/payouts/${id}`)).body.payout
    expect((await seen()).pay_problem).toBeNull()
    await setSellerStatus(shop.sellerId, 'SUSPENDED')
    expect(await seen()).toMatchObject({
      pix_code: null,
      pay_problem:
        'Não pague: a conta do produtor está suspensa. Se o banco ainda não pagou, marque como não realizado.',
    })
    await setSellerStatus(shop.sellerId, 'ACTIVE')
    await asStaff(`/admin/sellers/${shop.sellerId}/pix-key/remove`, {})
    const problem =
      'Não pague: a chave PIX deste repasse foi removida. Se o banco ainda não pagou, marque como não realizado.'
    expect(await seen()).toMatchObject({ pix_code: null, pay_problem: problem })
    const file = await asStaff(`/admin/payouts/batches/${batch.id}/export.csv`)
    expect(file.text).toContain(`;;129,82;${problem};`)
    await asStaff(`/admin/payouts/${id}/failed`, { reason: 'Chave removida' })
    expect(await seen()).toMatchObject({ status: 'failed', pix_code: null, pay_problem: null })
  })

  it('is not stored for an account that is erased at the same moment', async () => {
    const shop = await openAccount({ key: false })
    await Promise.all([setKey(shop), erase(shop), setKey(shop)])
    expect(await sql('select 1 from pix_key where seller_id = $1', [shop.sellerId])).toEqual([])
  })
})

it('staff who may only read see a payout without the key and its code', async () => {
  const shop = await openAccount()
  await deliveredOrder(shop)
  const { id } = await preparePayout(shop)
  const { email, password } = await openStaff('read_only')
  const token = await askForToken('user', email, password)
  const seen = await call<{ payout: AdminPayout }>(`/admin/payouts/${id}`, { token })
  expect(seen.body.payout).toMatchObject({ pix_key: null, pix_code: null, amount: 12_982 })
  expect(seen.text).not.toContain('repasses@vinicola.com.br')
  const key = await call<PixKeyResponse>(`/admin/sellers/${shop.sellerId}/pix-key`, { token })
  expect(key.body.current).toMatchObject({ key: null, masked: 're***@vinicola.com.br' })
})

it('an order in a payout that the bank may be making is not held: the payout fails first', async () => {
  const shop = await openAccount()
  const orderId = await deliveredOrder(shop)
  const { id, number } = await preparePayout(shop)
  const hold = () => asStaff(`/admin/orders/${orderId}/hold`, { reason: 'Garrafas quebradas' })
  expect(await hold()).toMatchObject({
    status: 409,
    body: { message: expect.stringContaining(`nº ${number}`) as string },
  })
  await asStaff(`/admin/payouts/${id}/failed`, { reason: 'Disputa aberta' })
  expect((await hold()).status).toBe(200)
  expect(await balanceOf(shop)).toMatchObject({ available: 0, held: 12_982 })
})

it('a refund of what has arrived does not free the money of a package that is still in the post', async () => {
  const shop = await openAccount()
  const orderId = await placeOrder(shop, [{ quantity: 2 }])
  await shop.act(orderId, 'accept')
  await asStaff(`/admin/orders/${orderId}/capture`, {})
  const [line] = (await shop.order(orderId)).items
  for (const key of [randomUUID(), randomUUID()])
    await shop.act(
      orderId,
      'fulfillments',
      { items: [{ id: line?.id, quantity: 1 }] },
      { 'idempotency-key': key },
    )
  const [first, second] = (await shop.order(orderId)).fulfillments
  await shop.act(orderId, `fulfillments/${first?.id}/mark-as-delivered`)
  const refund = { amount: 6_000, expected_refunded: 0, reason: 'Garrafa quebrada' }
  expect((await asStaff(`/admin/orders/${orderId}/refund`, refund)).status).toBe(200)
  const day = async () => {
    const [row] = await sql<{ day: string | null }>(
      'select max(available_on)::text as day from ledger_standing where order_id = $1',
      [orderId],
    )
    return row?.day ?? null
  }
  expect(await day()).toBeNull()
  await shop.act(orderId, `fulfillments/${second?.id}/mark-as-delivered`)
  expect(await day()).not.toBeNull()
})

describe('who stops selling', () => {
  it('is paid what is left, however little', async () => {
    const shop = await openAccount()
    await adjust(shop, 999)
    const prepare = () =>
      asStaff(
        '/admin/payouts/batches',
        { seller_ids: [shop.sellerId] },
        { 'idempotency-key': randomUUID() },
      )
    expect((await prepare()).status).toBe(409)
    await sql(`update seller set store_status = 'INACTIVE' where id = $1`, [shop.sellerId])
    const [{ name } = { name: '' }] = await sql<{ name: string }>(
      'select name from seller where id = $1',
      [shop.sellerId],
    )
    const list = await asStaff(`/admin/payouts/due?status=ready&q=${encodeURIComponent(name)}`)
    expect(list.body.due).toHaveLength(1)
    expect((await prepare()).status).toBe(201)
  })

  it('and is erased leaves a debt that staff can clear, and no more than that', async () => {
    const shop = await openAccount()
    const orderId = await deliveredOrder(shop)
    const { id } = await preparePayout(shop)
    await asStaff(`/admin/payouts/${id}/paid`, { end_to_end_id: newEndToEnd() })
    expect((await erase(shop)).status).toBeLessThan(300)
    const refund = { amount: 1_000, expected_refunded: 0, reason: 'Garrafa quebrada' }
    expect((await asStaff(`/admin/orders/${orderId}/refund`, refund)).status).toBe(200)
    const [{ debt } = { debt: 0 }] = await sql<{ debt: number }>(
      'select sum(amount)::float8 as debt from ledger_entry where seller_id = $1',
      [shop.sellerId],
    )
    expect(debt).toBeLessThan(0)
    expect((await adjust(shop, -debt)).status).toBe(201)
    expect((await adjust(shop, 100)).status).toBe(404)
  })
})

it('an error of the database says the statement and none of its values', async () => {
  const knex = knexOf({ client: 'pg', connection: world.databaseUrl, pool: { min: 0, max: 1 } })
  keepValuesFromErrors(knex)
  const failed = knex('no_such_table').insert({ key: 'segredo' })
  await expect(failed).rejects.toThrow(/insert into "no_such_table"/)
  await expect(failed).rejects.not.toThrow(/segredo/)
  await knex.destroy()
})
