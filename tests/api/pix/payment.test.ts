import { randomBytes } from 'node:crypto'
import { beforeAll, describe, expect, it } from 'vitest'
import { DEMO_ACCOUNT } from '../../../ops/bank/startBank'
import { mailsOf, wordsOfOrder } from '../../support/buyer'
import { asStaff } from '../../support/openAccount'
import { BOTTLE, FREIGHT, openShop, type Shop } from '../../support/openShop'
import {
  bank,
  chargeOf,
  completePix,
  fillPixCart,
  pixOrder,
  tellOf,
  ledgerOf,
  mailsAbout,
  receiptsOf,
  type PixOrder,
  keepBankWell,
} from '../../support/pixWorld'
import { call } from '../../support/http'
import { quickest } from '../../support/quickest'
import { sql } from '../../support/world'

let shop: Shop
keepBankWell()
beforeAll(async () => {
  shop = await openShop({ wines: 1, bottles: 500 })
})

const SOON = { interval: 100 }
const statusOf = async (orderId: string) => (await shop.order(orderId)).payment_status
const isPaid = (orderId: string) => expect.poll(() => statusOf(orderId), SOON).toBe('captured')
const noticesOf = (orderId: string) =>
  sql('select kind from notice where subject_id = $1', [orderId])
const stageOf = async (orderId: string) => (await shop.order(orderId)).stage
const pay = ({ txid }: PixOrder, cents?: number) => bank.pay(txid, cents)

describe('an order to be paid by PIX', () => {
  it('is made at once, and asks nobody but its buyer for anything until it is paid', async () => {
    const reserved = (await shop.stockOf()).reserved
    const order = await pixOrder(shop, [{ quantity: 2 }])
    expect(order.total).toBe(2 * BOTTLE + FREIGHT)
    expect(order.pix.copy_paste).toMatch(/^000201/)
    expect(order.pix.link).toMatch(/\/pedido\/[\w-]{43}$/)
    const left = new Date(order.pix.expires_at).getTime() - Date.now()
    expect(left / 60_000).toBeGreaterThan(28)
    expect(left / 60_000).toBeLessThan(31)
    expect((await shop.stockOf()).reserved).toBe(reserved + 2)
    expect(await shop.order(order.id)).toMatchObject({
      status: 'pending',
      payment_status: 'awaiting',
      stage: 'payment',
    })
    expect(await mailsAbout(order.id)).toEqual({ pay: 1, received: 0, placed: 0, expired: 0 })
    expect(await noticesOf(order.id)).toEqual([])
    for (const act of ['accept', 'cancel']) {
      const refused = await shop.act(order.id, act)
      expect(refused.status).toBe(409)
      expect(refused.body.message).toContain('espera o pagamento por PIX')
    }
    const waiting = await call<{ orders: { id: string }[] }>('/vendor/orders?waiting=unpaid', {
      token: shop.token,
    })
    expect(waiting.body.orders.map(({ id }) => id)).not.toContain(order.id)
    expect((await asStaff(`/admin/orders/${order.id}/capture`, {})).status).toBe(409)

    const id = await pay(order)
    await isPaid(order.id)
    expect(await receiptsOf(order.txid)).toEqual([
      { end_to_end_id: id, state: 'booked', problem: null, amount: order.total },
    ])
    expect(await chargeOf(order.id)).toMatchObject({ state: 'paid' })
    expect(await stageOf(order.id)).toBe('approve')
    expect(await mailsAbout(order.id)).toEqual({ pay: 1, received: 1, placed: 1, expired: 0 })
    expect(await noticesOf(order.id)).toEqual([{ kind: 'order_placed' }])
    expect(await ledgerOf(order.id)).toEqual({
      sale: 2 * BOTTLE,
      shipping: FREIGHT,
      commission: -Math.round(2 * BOTTLE * 0.125),
    })
    expect((await shop.act(order.id, 'accept')).status).toBe(200)
  })

  it('tells its buyer at once what is to be paid, and whom it is bought of', async () => {
    const { id, total } = await pixOrder(shop, [{ quantity: 2 }])
    const [mail] = await mailsOf(`order-pix:${id}`)
    const [charge] = await sql<{ until: string }>(
      `select to_char(expires_at at time zone 'America/Sao_Paulo', 'DD/MM/YYYY HH24:MI') as until from pix_charge where order_id = $1`,
      [id],
    )
    expect(mail?.text).toContain(`O código do PIX vale até ${charge?.until} (horário de Brasília);`)
    for (const words of await wordsOfOrder(shop, { quantity: 2, total }))
      expect(mail?.text).toContain(words)
  })

  it('asked for again is the same order with the same code', async () => {
    const cartId = await fillPixCart(shop)
    const [one, other] = await Promise.all([completePix(cartId), completePix(cartId)])
    expect(other.id).toBe(one.id)
    const again = await completePix(cartId)
    expect(again).toMatchObject({ id: one.id, txid: one.txid })
    expect(again.pix.link).toBe(one.pix.link)
    expect(await sql('select 1 from order_link where order_id = $1', [one.id])).toHaveLength(1)
    expect(again.pix.copy_paste).toMatch(/^000201/)
    expect(await bank.chargesOf(one.txid)).toHaveLength(1)
  })

  it('names its buyer at the bank where the invoice needs the CPF', async () => {
    const order = await completePix(await fillPixCart(shop, [{}], '529.982.247-25'))
    const [charge] = await bank.chargesOf(order.txid)
    expect(charge).toMatchObject({ devedor: { cpf: '52998224725' } })
    expect(charge?.solicitacaoPagador).toMatch(/^Pedido #\d+ na winex$/)
  })

  it('is made while the bank is down, and gets its code when it is back', async () => {
    await bank.set({ down: true })
    const order = await pixOrder(shop)
    expect(order.pix.copy_paste).toBeNull()
    await bank.set({ down: false })
    await expect.poll(async () => (await chargeOf(order.id))?.copy_paste, SOON).toMatch(/^000201/)
  })

  it('shows no code of a charge that the bank made of another amount', async () => {
    await bank.set({ wrongAmount: true })
    const order = await pixOrder(shop)
    await bank.set({ wrongAmount: false })
    expect(order.pix.copy_paste).toBeNull()
    await expect.poll(async () => (await chargeOf(order.id))?.state, SOON).toBe('active')
  })
})

describe('who tells that it is paid', () => {
  it('is told twice at once and books it once', async () => {
    await bank.set({ webhook: 'twice' })
    const order = await pixOrder(shop)
    const id = await pay(order)
    await Promise.all([tellOf([id]), tellOf([id]), tellOf([id])])
    await bank.set({ webhook: 'once' })
    await isPaid(order.id)
    await tellOf([id])
    expect(await receiptsOf(order.txid)).toHaveLength(1)
    expect(await ledgerOf(order.id)).toMatchObject({ sale: BOTTLE, shipping: FREIGHT })
    expect(await mailsAbout(order.id)).toMatchObject({ received: 1, placed: 1 })
  })

  it('tells nothing, and the charge is asked for', async () => {
    await bank.set({ webhook: 'never' })
    const order = await pixOrder(shop)
    await pay(order)
    await sql('update pix_charge set next_try_at = now() where order_id = $1', [order.id])
    await isPaid(order.id)
    await bank.set({ webhook: 'once' })
  })

  it('is nobody without the secret; what is no payment of the bank is dropped', async () => {
    expect(await tellOf([`E${'0'.repeat(31)}`], 'x'.repeat(40))).toBe(404)
    const forged = `E${randomBytes(16).toString('hex').slice(0, 31)}`
    // issue 33: answered within 200 ms, whatever becomes of it
    expect(await quickest(async () => expect(await tellOf([forged])).toBe(200), 10)).toBeLessThan(
      200,
    )
    await expect
      .poll(
        async () => {
          // the engine may be at it, and then put it off once more
          await sql(
            'update pix_notice set tries = 10, next_try_at = now() where end_to_end_id = $1',
            [forged],
          )
          return sql('select 1 from pix_notice where end_to_end_id = $1', [forged])
        },
        { interval: 1_000 },
      )
      .toEqual([])
    expect(await sql('select 1 from pix_receipt where end_to_end_id = $1', [forged])).toEqual([])
  })
})

describe('a call of the webhook that is not as it should be', () => {
  const send = async (file: string, secret: string = DEMO_ACCOUNT.webhookSecret) =>
    (
      await call(`/webhooks/pix/${secret}/pix`, {
        method: 'POST',
        file,
        headers: { 'content-type': 'application/json' },
      })
    ).status
  const BROKEN = ['{', '', '[]', '{}', '{"pix":{}}', `{"pix":[${'{},'.repeat(500)}{}]}`]

  it.each(BROKEN)('is refused, and tells nothing to who has not the secret: %s', async (body) => {
    expect(await send(body)).toBe(400)
    expect(await send(body, 'x'.repeat(64))).toBe(404)
  })

  it('with a payment that cannot be read keeps no other out', async () => {
    await bank.set({ webhook: 'never' })
    const order = await pixOrder(shop)
    const id = await pay(order)
    const told = [{ endToEndId: 'curto' }, null, { endToEndId: id, valor: 'muito' }, 7]
    expect(await send(JSON.stringify({ pix: told }))).toBe(200)
    // for a moment it is both
    expect(
      await sql(
        `select end_to_end_id as id from pix_notice where end_to_end_id = $1
           union select end_to_end_id from pix_receipt where end_to_end_id = $1`,
        [id],
      ),
    ).toEqual([{ id }])
    await isPaid(order.id)
    await bank.set({ webhook: 'once' })
  })
})

describe('what does not match waits for staff, and nothing is dropped', () => {
  const waits = (txid: string | null, problem: string) =>
    expect
      .poll(async () => (await receiptsOf(txid)).map((one) => `${one.state} ${one.problem}`), SOON)
      .toContain(`waiting ${problem}`)

  it('another amount', async () => {
    const order = await pixOrder(shop)
    await pay(order, order.total - 1)
    await waits(order.txid, 'other_amount')
    expect(await statusOf(order.id)).toBe('awaiting')
    expect(await ledgerOf(order.id)).toEqual({})
  })

  it('a second payment', async () => {
    const order = await pixOrder(shop)
    await pay(order)
    await isPaid(order.id)
    await pay(order)
    await waits(order.txid, 'twice')
    expect(await ledgerOf(order.id)).toMatchObject({ sale: BOTTLE, shipping: FREIGHT })
  })

  it('a charge that is not ours', async () => {
    const txid = randomBytes(16).toString('hex')
    await bank.pay(txid, 1234)
    await waits(txid, 'unknown')
  })
})
