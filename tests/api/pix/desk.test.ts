import { randomUUID } from 'node:crypto'
import { afterAll, describe, expect, it } from 'vitest'
import type { PixReceipt, PixReceiptListResponse } from '#domain/pix/pixWire'
import { addReceipt, failRefundOf, removeReceipts } from '../../support/addReceipt'
import { placeOrder } from '../../support/buyer'
import { call } from '../../support/http'
import { asStaff, newEndToEnd } from '../../support/openAccount'
import { openShop } from '../../support/openShop'
import { bank, ledgerOf, pixOrder } from '../../support/pixWorld'
import { tokenOf } from '../../support/people'
import { sql } from '../../support/world'
import { openAs } from '../staff/openAs'

const added: string[] = []
const receipt = async (...given: Parameters<typeof addReceipt>): Promise<string> => {
  const id = await addReceipt(...given)
  added.push(id)
  return id
}
afterAll(() => removeReceipts(added))

const list = async () =>
  (
    await call<PixReceiptListResponse>('/admin/pix/receipts?limit=100', {
      token: await tokenOf('staff'),
    })
  ).body
const listed = async (id: string): Promise<PixReceipt | undefined> =>
  (await list()).receipts.find((one) => one.id === id)
const act = (id: string, verb: string, body: object = {}) =>
  asStaff(`/admin/pix/receipts/${id}/${verb}`, body)
const stored = async (id: string) =>
  (
    await sql<{ state: string; decided_by: string | null; reason: string | null }>(
      'select state, decided_by, reason from pix_receipt where end_to_end_id = $1',
      [id],
    )
  )[0]
const refundsOf = (id: string) =>
  sql(
    'select amount_cents::int as amount, state, order_id, refund_id from pix_refund where end_to_end_id = $1',
    [id],
  )

describe('the list', () => {
  it('has what waits with its order, the oldest first, and counts and sums all of it', async () => {
    const shop = await openShop({ wines: 1 })
    const orderId = await placeOrder(shop)
    const old = await receipt({ amount: 1_000, daysAgo: 400 })
    const late = await receipt({ problem: 'late', amount: 2_000, orderId })
    const after = await list()
    expect(after.receipts[0]?.id).toBe(old)
    // other files have theirs in it
    expect(after.summary).toEqual({
      waiting: after.receipts.length,
      amount: after.receipts.reduce((sum, { amount }) => sum + amount, 0),
    })
    const { display_id: number } = await shop.order(orderId)
    expect(await listed(late)).toMatchObject({
      problem: 'late',
      amount: 2_000,
      order: { id: orderId, display_id: number, amount: null },
      bank_reason: null,
    })
    expect(await listed(old)).toMatchObject({ problem: 'unknown', order: null })
  })

  it('is read by who sees money, and decided by who moves it', async () => {
    const id = await receipt()
    for (const [role, read, write] of [
      ['review', 403, 403],
      ['read_only', 200, 403],
      ['finance', 200, 200],
    ] as const) {
      const person = await openAs(role)
      expect((await person.call('/admin/pix/receipts')).status, role).toBe(read)
      const done = await person.call(`/admin/pix/receipts/${id}/dismiss`, { reason: 'Loja física' })
      expect(done.status, role).toBe(write)
    }
  })
})

describe('giving back', () => {
  it('asks the bank for the whole, once, also when two press at once', async () => {
    const id = await receipt({ amount: 7_900 })
    const [one, other] = await Promise.all([
      act(id, 'refund', { amount: 7_900 }),
      act(id, 'refund', { amount: 7_900 }),
    ])
    expect([one.status, other.status].toSorted()).toEqual([200, 409])
    expect(await refundsOf(id)).toEqual([
      { amount: 7_900, state: 'asked', order_id: null, refund_id: null },
    ])
    expect(await stored(id)).toMatchObject({ state: 'given_back' })
    expect(await listed(id)).toBeUndefined()
  })

  it('tells the buyer of the order that it was meant for, once for each time it is asked for', async () => {
    const shop = await openShop({ wines: 1 })
    const orderId = await placeOrder(shop)
    const { display_id: number } = await shop.order(orderId)
    const id = await receipt({ problem: 'late', amount: 7_900, orderId })
    const told = () =>
      sql<{ subject: string; is_buyers: boolean; seller_id: string; text: string }>(
        `select m.subject, m."to" = o.email as is_buyers, m.seller_id, m.text from mail_outbox m join "order" o on o.id = m.order_id
          where o.id = $1 and m.template = 'order-pix-given-back'`,
        [orderId],
      )
    await act(id, 'refund', { amount: 7_900 })
    expect(await act(id, 'refund', { amount: 7_900 })).toMatchObject({ status: 409 })
    const mails = await told()
    expect(mails).toMatchObject([
      {
        subject: `O seu PIX de R$ 79,00 volta para você: pedido #${number}`,
        is_buyers: true,
        seller_id: shop.sellerId,
      },
    ])
    expect(mails[0]?.text).toContain('O valor inteiro volta para a conta de que o PIX saiu.')
    await failRefundOf(id, 'Conta encerrada')
    await act(id, 'refund', { amount: 7_900 })
    expect(await told()).toHaveLength(2)
  })

  it('is refused for another sum than was seen, and after 90 days', async () => {
    const [id, old] = [await receipt({ amount: 7_900 }), await receipt({ daysAgo: 91 })]
    expect(await act(id, 'refund', { amount: 7_899 })).toMatchObject({
      status: 409,
      body: { message: 'O valor deste PIX é outro. Recarregue a lista.' },
    })
    const late = await act(old, 'refund', { amount: 28_970 })
    expect(late.status).toBe(409)
    expect(late.body.message).toContain('90 dias')
    expect([await refundsOf(id), await refundsOf(old)]).toEqual([[], []])
  })

  it('is in the list again when the bank does not carry it out, and can be asked for again', async () => {
    const id = await receipt({ amount: 7_900 })
    await act(id, 'refund', { amount: 7_900 })
    await failRefundOf(id, 'Conta encerrada')
    expect(await listed(id)).toMatchObject({ problem: 'unknown', bank_reason: 'Conta encerrada' })
    expect((await act(id, 'refund', { amount: 7_900 })).status).toBe(200)
    expect(await listed(id)).toBeUndefined()
    expect(await refundsOf(id)).toHaveLength(2)
  })
})

describe('a refund that the bank does not take', () => {
  /** The bank knows none of these payments, and says so of each refund; since a day. */
  const stuck = async (id: string): Promise<void> => {
    const refused = () =>
      sql('select 1 from pix_refund where end_to_end_id = $1 and refused_since is not null', [id])
    await expect.poll(refused).toHaveLength(1)
    expect(await listed(id)).toBeUndefined()
    await sql(
      `update pix_refund set refused_since = now() - interval '25 hours', next_try_at = now() where end_to_end_id = $1`,
      [id],
    )
    await expect.poll(async () => (await listed(id))?.problem).toBe('refund_stuck')
  }

  it('waits for staff after a day, who ask again; refused again it is back at once', async () => {
    const id = await receipt({ amount: 7_900 })
    await act(id, 'refund', { amount: 7_900 })
    await stuck(id)
    expect((await listed(id))?.bank_reason).toContain('404')
    expect(await act(id, 'dismiss', { reason: 'Nada' })).toMatchObject({
      status: 409,
      body: { message: expect.stringContaining('tente de novo ou desfaça') as string },
    })
    expect((await act(id, 'refund', { amount: 7_900 })).status).toBe(409)
    // or the job could have it refused again before the second press
    await bank.set({ down: true })
    const [one, other] = await Promise.all([act(id, 'retry'), act(id, 'retry')])
    await bank.set({ down: false })
    expect([one.status, other.status].toSorted()).toEqual([200, 409])
    await expect.poll(async () => (await listed(id))?.problem).toBe('refund_stuck')
    expect(await refundsOf(id)).toMatchObject([{ amount: 7_900, state: 'asked' }])
  })

  it('that staff give up is undone, and the receipt is in the list as before', async () => {
    const id = await receipt({ amount: 7_900 })
    await act(id, 'refund', { amount: 7_900 })
    expect((await act(id, 'give-up')).status).toBe(409)
    await stuck(id)
    expect((await act(id, 'give-up')).status).toBe(200)
    await expect.poll(async () => (await listed(id))?.problem).toBe('unknown')
    expect(await refundsOf(id)).toMatchObject([{ state: 'failed' }])
    expect((await act(id, 'dismiss', { reason: 'Pago por transferência' })).status).toBe(200)
  })

  it('of an order is asked for with its order, and undone in the ledger', async () => {
    // the bank's list, which a job reads, has the payment by its own id
    await sql(
      `insert into pix_follow (id, followed_to) values (true, now() + interval '1 hour')
       on conflict (id) do update set followed_to = excluded.followed_to`,
    )
    const shop = await openShop({ wines: 1 })
    const order = await pixOrder(shop)
    const paid = await bank.pay(order.txid)
    await expect.poll(async () => (await shop.order(order.id)).payment_status).toBe('captured')
    // as if another bank had received it
    const id = newEndToEnd()
    const rename = async (from: string, to: string): Promise<void> => {
      for (const table of ['pix_receipt', 'pix_refund'])
        await sql(`update ${table} set end_to_end_id = $2 where end_to_end_id = $1`, [from, to])
      await sql(
        `update payment set data = data || jsonb_build_object('end_to_end_id', $2::text) where data ->> 'end_to_end_id' = $1`,
        [from, to],
      )
    }
    await rename(paid, id)
    const refunded = await asStaff(`/admin/orders/${order.id}/refund`, {
      amount: 1_000,
      expected_refunded: 0,
      reason: 'Garrafa quebrada',
    })
    expect(refunded.status, refunded.text).toBe(200)
    await stuck(id)
    expect(await listed(id)).toMatchObject({ amount: 1_000, order: { id: order.id } })
    expect((await act(id, 'give-up')).status).toBe(200)
    await expect.poll(async () => (await listed(id))?.problem).toBe('refund_failed')
    expect(await ledgerOf(order.id)).toMatchObject({ refund: 0 })
    expect((await act(id, 'dismiss', { reason: 'Pago por transferência' })).status).toBe(200)
    await rename(id, paid)
    await sql('update pix_follow set followed_to = now()')
  })
})

describe('dismissing', () => {
  it('keeps who and why, and the money', async () => {
    const id = await receipt()
    expect((await act(id, 'dismiss', { reason: '  ' })).status).toBe(400)
    expect((await act(id, 'dismiss', { reason: ' Venda da loja física ' })).status).toBe(200)
    expect(await stored(id)).toMatchObject({ state: 'dismissed', reason: 'Venda da loja física' })
    expect((await stored(id))?.decided_by).toBeTruthy()
    expect(await act(id, 'dismiss', { reason: 'De novo' })).toMatchObject({
      status: 409,
      body: { message: 'Alguém já decidiu sobre este PIX. Recarregue a lista.' },
    })
    expect(await refundsOf(id)).toEqual([])
  })

  it('is all that can be done about a booked one whose refund failed', async () => {
    const shop = await openShop({ wines: 1 })
    const orderId = await placeOrder(shop)
    const id = await receipt({ problem: 'late', orderId })
    await sql(`update pix_receipt set state = 'booked', problem = null where end_to_end_id = $1`, [
      id,
    ])
    await sql(
      `insert into pix_refund (id, end_to_end_id, order_id, refund_id, amount_cents, state, settled_at, next_try_at, bank_reason)
       values ($1, $2, $3, $1, 900, 'failed', now(), null, 'Conta encerrada')`,
      [id.slice(-20), id, orderId],
    )
    expect(await listed(id)).toMatchObject({
      problem: 'refund_failed',
      amount: 900,
      bank_reason: 'Conta encerrada',
    })
    expect((await act(id, 'refund', { amount: 28_970 })).body.message).toBe(
      'Este pagamento já está registrado em um pedido: reembolse pela página do pedido.',
    )
    expect((await act(id, 'book')).status).toBe(409)
    expect((await act(id, 'dismiss', { reason: 'Pago em dinheiro' })).status).toBe(200)
    expect(await stored(id)).toMatchObject({ state: 'booked', reason: 'Pago em dinheiro' })
    expect(await listed(id)).toBeUndefined()
  })
})

describe('refunds of one payment that the bank does not carry out', () => {
  /** Of a booked payment, each with when it was asked for and when it ended, in minutes before now. */
  async function refunds(
    id: string,
    ...all: { amount: number; asked: number; failed?: number; reason?: string }[]
  ): Promise<void> {
    for (const { amount, asked, failed, reason } of all)
      await sql(
        `insert into pix_refund (id, end_to_end_id, amount_cents, state, asked_at, settled_at, next_try_at, bank_reason)
         values ($1, $2, $3, $4, now() - make_interval(mins => $5), now() - make_interval(mins => $6), null, $7)`,
        [
          randomUUID().replaceAll('-', ''),
          id,
          amount,
          failed === undefined ? 'done' : 'failed',
          asked,
          failed ?? asked,
          reason ?? null,
        ],
      )
  }
  const booked = async (): Promise<string> => {
    const orderId = await placeOrder(await openShop({ wines: 1 }))
    const id = await receipt({ problem: 'late', orderId })
    await sql(`update pix_receipt set state = 'booked', problem = null where end_to_end_id = $1`, [
      id,
    ])
    return id
  }

  it('keep the first in the list although the second was asked for before it failed', async () => {
    const id = await booked()
    const first = { amount: 1_000, asked: 60, failed: 40, reason: 'Conta encerrada' }
    await refunds(id, first, { amount: 2_000, asked: 50 })
    expect(await listed(id)).toMatchObject({
      problem: 'refund_failed',
      amount: 1_000,
      bank_reason: 'Conta encerrada',
    })
    expect((await act(id, 'dismiss', { reason: 'Pago em dinheiro' })).status).toBe(200)
    expect(await listed(id)).toBeUndefined()
  })

  it('are summed, less what was asked for again since', async () => {
    const id = await booked()
    await refunds(
      id,
      { amount: 1_000, asked: 60, failed: 40 },
      { amount: 2_000, asked: 50, failed: 30 },
    )
    expect((await listed(id))?.amount).toBe(3_000)
    await refunds(id, { amount: 2_000, asked: 20 })
    expect((await listed(id))?.amount).toBe(1_000)
    await refunds(id, { amount: 1_000, asked: 15, failed: 10 })
    expect((await listed(id))?.amount, 'the same once more').toBe(1_000)
    await refunds(id, { amount: 1_000, asked: 5 })
    expect(await listed(id)).toBeUndefined()
    expect((await act(id, 'dismiss', { reason: 'Pago em dinheiro' })).status).toBe(409)
  })
})

it('of what the bank gave back a part of by itself the rest can be given back, and no more', async () => {
  const id = await receipt({ amount: 10_000 })
  await sql(
    `update pix_receipt set taken_back_cents = 3000, taken_back_at = now() where end_to_end_id = $1`,
    [id],
  )
  expect(await listed(id)).toMatchObject({ problem: 'taken_back_part', amount: 7_000 })
  expect((await act(id, 'refund', { amount: 10_000 })).body.message).toBe(
    'O valor deste PIX é outro. Recarregue a lista.',
  )
  expect((await act(id, 'refund', { amount: 7_000 })).status).toBe(200)
  expect(await refundsOf(id)).toMatchObject([{ amount: 7_000 }])
  await failRefundOf(id, 'Conta encerrada')
  expect(await listed(id), 'the rest once more').toMatchObject({
    problem: 'taken_back_part',
    amount: 7_000,
  })
  await sql(
    `update pix_receipt set taken_back_cents = 10000, taken_back_at = now() where end_to_end_id = $1`,
    [id],
  )
  expect((await act(id, 'refund', { amount: 10_000 })).status, 'all of it').toBe(409)
})

it('a late payment of an order that another one has paid since is one too many', async () => {
  const orderId = await placeOrder(await openShop({ wines: 1 }))
  const id = await receipt({ problem: 'late', orderId, amount: 7_900 })
  await sql(
    `insert into pix_charge (txid, order_id, payment_session_id, amount_cents, state, expires_at, next_try_at)
     select txid, order_id, 'payses_' || txid, amount_cents, 'expired', now(), null from pix_receipt where end_to_end_id = $1`,
    [id],
  )
  expect((await listed(id))?.problem).toBe('late')
  await sql(`update pix_charge set state = 'paid', paid_at = now() where order_id = $1`, [orderId])
  expect((await listed(id))?.problem).toBe('twice')
  expect((await act(id, 'book')).status).toBe(409)
  expect((await act(id, 'refund', { amount: 7_900 })).status).toBe(200)
  await sql('delete from pix_charge where order_id = $1', [orderId])
})

describe('whatever is asked', () => {
  it('is refused for what is not there, and for booking what belongs to no order', async () => {
    expect(
      (await act('E00000000202611261504nao_existe00', 'dismiss', { reason: 'Nada' })).status,
    ).toBe(404)
    expect(await act(await receipt({ problem: 'twice' }), 'book')).toMatchObject({
      status: 409,
      body: { message: 'Este pagamento não pode ser registrado em um pedido.' },
    })
  })

  it('a day is one of the calendar', async () => {
    expect((await asStaff('/admin/pix/reconciliation?day=25/11/2026')).status).toBe(400)
  })
})
