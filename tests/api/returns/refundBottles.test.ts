import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import type { AdminOrder } from '#domain/orders/adminOrderWire'
import { formatBRL } from '#domain/values/money'
import { call, type Answer } from '../../support/http'
import { balanceOf, deliveredOrder, openAccount } from '../../support/openAccount'
import { BOTTLE, FREIGHT } from '../../support/openShop'
import { openStaff } from '../../support/openStaff'
import { askForToken, tokenOf } from '../../support/people'
import { byLink, linkTokenOf, staffReturns } from '../../support/returns'
import { AT_ONCE } from '../../support/scope'
import { sql } from '../../support/world'
import { lateOrder, packed } from '../orders/standing'

const shop = await openAccount()

const itemsOf = async (orderId: string, quantity: number) =>
  (await shop.order(orderId)).items.map(({ id }) => ({ id, quantity }))

/** Staff give so much back for so many bottles of each line, which stay with the buyer. */
const refund = async (
  id: string,
  body: object,
  headers: Record<string, string> = {},
): Promise<Answer<{ order: AdminOrder; message?: string; errors?: Record<string, string> }>> =>
  call(`/admin/orders/${id}/returns/refund`, {
    token: await tokenOf('staff'),
    body: {
      reason: 'broken',
      items: await itemsOf(id, 1),
      note: 'Chegou quebrada',
      amount: BOTTLE,
      expected_refunded: 0,
      ...body,
    },
    headers,
  })

interface SentMail extends Record<string, unknown> {
  to: string
  key: string
  subject: string
  text: string
}

/** The mails about an order since its delivery, the oldest first, with those of the portal's notices. */
async function mailsSince(orderId: string, known: readonly SentMail[] = []): Promise<SentMail[]> {
  const mails = await sql<SentMail>(
    `select "to", idempotency_key as key, subject, text from mail_outbox
      where order_id = $1 and template in ('order-return', 'order-refunded', 'order-by-staff') order by created_at, id`,
    [orderId],
  )
  return mails.filter(({ key }) => !known.some((one) => one.key === key))
}

/** What the notices of an order ask to be mailed beside those, by kind. */
const noticesOf = (orderId: string) =>
  sql<{ kind: string }>('select kind from notice where subject_id = $1 order by id', [orderId])

const BUYER = 'zelia@exemplo.com.br'
const countOf = (mails: readonly SentMail[]) => ({
  buyer: mails.filter(({ to }) => to === BUYER).length,
  seller: mails.filter(({ to }) => to !== BUYER).length,
})

describe('money for bottles that stay with the buyer', () => {
  it('goes back in one step, with one mail to the buyer and one to the producer', async () => {
    const id = await deliveredOrder(shop, [{ quantity: 3 }])
    const before = await balanceOf(shop)
    const { stocked } = await shop.stockOf()
    const answer = await refund(id, {})
    expect(answer.status, answer.text).toBe(200)
    expect(answer.body.order.paid).toEqual({ captured: 3 * BOTTLE + FREIGHT, refunded: BOTTLE })
    const [one] = (await staffReturns(id)).body.returns
    expect(one).toMatchObject({
      state: 'refunded',
      opened_by: 'staff',
      note: 'Chegou quebrada',
      restocked: null,
      amount: { bottles: BOTTLE, freight: 0 },
    })
    expect((await shop.stockOf()).stocked).toBe(stocked)
    const commission = Math.round(3 * BOTTLE * 0.125)
    expect((await balanceOf(shop)).available - before.available).toBe(
      -BOTTLE + Math.round(commission / 3),
    )
    const mails = await mailsSince(id)
    expect(countOf(mails)).toEqual({ buyer: 1, seller: 1 })
    const [title] = (await shop.order(id)).items.map((item) => item.title)
    const buyers = mails.find(({ to }) => to === BUYER)
    expect(buyers?.subject).toMatch(/A devolução do pedido #\d+ foi concluída: R\$\s59,90/)
    for (const said of ['59,90', `${title}`, '1 garrafa', 'Não é preciso enviar as garrafas'])
      expect(buyers?.text).toContain(said)
    const sellers = mails.find(({ to }) => to !== BUYER)
    for (const said of [
      `Valor reembolsado: ${formatBRL(BOTTLE)}.`,
      `Garrafas: 1 garrafa de ${title}, que não voltam.`,
      'Motivo: Chegou quebrada',
    ])
      expect(sellers?.text).toContain(said)
    expect((await noticesOf(id)).filter(({ kind }) => kind === 'order_return')).toEqual([])
  })

  it('may be less than they cost, and the freight goes with the last of them', async () => {
    const id = await deliveredOrder(shop, [{ quantity: 2 }])
    const lowered = await refund(id, { amount: 2_000 })
    expect(lowered.status, lowered.text).toBe(200)
    const rest = await refund(id, { amount: BOTTLE + FREIGHT, expected_refunded: 2_000 })
    expect(rest.status, rest.text).toBe(200)
    expect((await staffReturns(id)).body.returns.map(({ amount }) => amount)).toEqual([
      { bottles: BOTTLE, freight: FREIGHT },
      { bottles: 2_000, freight: 0 },
    ])
    expect(rest.body.order.paid.refunded).toBe(2_000 + BOTTLE + FREIGHT)
  })

  it('is refused at its field, and nothing is kept of it', async () => {
    const id = await deliveredOrder(shop, [{ quantity: 2 }])
    const [line] = await itemsOf(id, 1)
    const wrong: [object, number, string, RegExp][] = [
      [{ amount: BOTTLE + 1 }, 409, 'amount', /só é possível reembolsar até R\$\s59,90/],
      [{ amount: 0 }, 409, 'amount', /Informe o valor a reembolsar/],
      [{ reason: 'withdrawal', amount: BOTTLE - 1 }, 409, 'amount', /art\. 49/],
      [{ note: ' ' }, 400, 'note', /Explique o motivo/],
      [{ reason: 'tired' }, 400, 'reason', /./],
      [{ items: [] }, 400, 'items', /ao menos uma garrafa/],
      [{ items: [{ ...line, quantity: 3 }] }, 400, 'items', /podem voltar 2 garrafas/],
      [{ items: [line, line] }, 400, 'items', /uma vez só/],
    ]
    for (const [body, status, field, message] of wrong) {
      const answer = await refund(id, body)
      expect(answer.status, answer.text).toBe(status)
      expect(answer.body.errors).toEqual({ [field]: expect.stringMatching(message) as string })
    }
    const elsewhere = await refund(id, { expected_refunded: 1 })
    expect([elsewhere.status, elsewhere.body.message]).toEqual([
      409,
      expect.stringMatching(/^Outra pessoa reembolsou um valor/) as string,
    ])
    expect((await staffReturns(id)).body.returns).toEqual([])
    expect(await mailsSince(id)).toEqual([])
    const waiting = await lateOrder(shop, [{ quantity: 1 }])
    const early = await refund(waiting, {})
    expect(early.body.errors?.items).toMatch(/Nenhuma garrafa deste pedido foi entregue/)
  })

  it('goes back once, however often the same is asked for, with a key or without', async () => {
    const id = await deliveredOrder(shop, [{ quantity: 3 }])
    const asks: Record<string, string>[] = [{}, { 'idempotency-key': randomUUID() }]
    for (const [before, headers] of asks.entries()) {
      const answers = await Promise.all(
        Array.from({ length: AT_ONCE }, () =>
          refund(id, { expected_refunded: before * BOTTLE }, headers),
        ),
      )
      expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
    }
    expect((await staffReturns(id)).body.returns).toHaveLength(2)
    expect(countOf(await mailsSince(id))).toEqual({ buyer: 2, seller: 2 })
  })

  it("is for staff who may both move money and act in the producer's place", async () => {
    const id = await deliveredOrder(shop, [{ quantity: 1 }])
    const { email, password } = await openStaff('finance')
    const token = await askForToken('user', email, password)
    const body = {
      reason: 'broken',
      items: await itemsOf(id, 1),
      note: 'Ligou',
      amount: BOTTLE,
      expected_refunded: 0,
    }
    const refused = await call(`/admin/orders/${id}/returns/refund`, { token, body })
    expect(refused.status).toBe(403)
  })
})

describe('a return that staff open and approve', () => {
  it('tells buyer and producer once, and once more when the money goes back', async () => {
    const id = await deliveredOrder(shop, [{ quantity: 2 }])
    const opened = await staffReturns(id, '', {
      reason: 'wrong',
      items: await itemsOf(id, 1),
      note: 'Veio outro',
      approve: 'Veio outro vinho',
    })
    expect(opened.status, opened.text).toBe(201)
    const [one] = opened.body.returns
    expect(one).toMatchObject({ state: 'approved', opened_by: 'staff' })
    const first = await mailsSince(id)
    expect(countOf(first)).toEqual({ buyer: 1, seller: 1 })
    expect(first.find(({ to }) => to !== BUYER)?.text).toContain('Garrafas: 1 garrafa de ')
    expect((await noticesOf(id)).filter(({ kind }) => kind === 'order_return')).toEqual([])
    await staffReturns(id, `${one?.id}/receive`, { restock: false, reason: 'Chegou' })
    expect(await mailsSince(id, first)).toEqual([])
    // less than the bottle cost, and again: the same
    const lowered = { expected: BOTTLE, expected_refunded: 0, amount: 5_000 }
    for (const _time of [1, 2]) {
      const paid = await staffReturns(id, `${one?.id}/refund`, lowered)
      expect(paid.status, paid.text).toBe(200)
    }
    const last = await mailsSince(id, first)
    expect(countOf(last)).toEqual({ buyer: 1, seller: 1 })
    for (const { text } of last) expect(text).toContain('50,00')
    expect(last.find(({ to }) => to !== BUYER)?.text).toContain('que voltaram.')
    const other = await staffReturns(id, `${one?.id}/refund`, { ...lowered, amount: 4_000 })
    expect(other.status).toBe(409)
  })

  it('needs words for the producer', async () => {
    const id = await deliveredOrder(shop, [{ quantity: 1 }])
    const answer = await staffReturns(id, '', {
      reason: 'broken',
      items: await itemsOf(id, 1),
      approve: ' ',
    })
    expect([answer.status, Object.keys(answer.body.errors ?? {})]).toEqual([400, ['approve']])
  })
})

describe('the mails of a whole return', () => {
  it('are three to the buyer and two to the producer beside the wish, when staff take every step', async () => {
    const id = await deliveredOrder(shop, [{ quantity: 1 }])
    const asked = await byLink(await linkTokenOf(shop, id), {
      reason: 'broken',
      items: await itemsOf(id, 1),
    })
    const one = asked.body.return_id ?? ''
    await staffReturns(id, `${one}/approve`, { reason: 'O cliente ligou' })
    await staffReturns(id, `${one}/receive`, { restock: false, reason: 'Chegou' })
    const expected = BOTTLE + FREIGHT
    const paid = await staffReturns(id, `${one}/refund`, { expected, expected_refunded: 0 })
    expect(paid.status, paid.text).toBe(200)
    const mails = await mailsSince(id)
    expect(countOf(mails)).toEqual({ buyer: 3, seller: 2 })
    expect(mails.filter(({ to }) => to === BUYER).map(({ key }) => key.split(':').at(-1))).toEqual([
      'asked',
      'approved',
      'refunded',
    ])
    // the wish itself; what staff did is in the portal too, without a mail of the notice
    expect((await noticesOf(id)).filter(({ kind }) => kind === 'order_return')).toHaveLength(1)
  })
})

describe('money for bottles that have not arrived', () => {
  const give = async (id: string, body: object, token?: string) =>
    call<{ message?: string }>(`/admin/orders/${id}/refund`, {
      token: token ?? (await tokenOf('staff')),
      body: { amount: BOTTLE, expected_refunded: 0, reason: 'Perdida no caminho', ...body },
    })

  it('is told to buyer and producer once each, with the bottles that are never sent', async () => {
    const id = await lateOrder(shop, [{ quantity: 4 }])
    await packed(shop, id, 1, 'shipments')
    const [line] = (await shop.order(id)).items
    const known = await mailsSince(id)
    const named = (quantity: number) => [{ id: line?.id, quantity }]
    for (const _time of [1, 2]) expect((await give(id, {})).status).toBe(200)
    const lost = await mailsSince(id, known)
    expect(countOf(lost)).toEqual({ buyer: 1, seller: 1 })
    for (const { text } of lost) expect(text).toContain('59,90')
    const money = { amount: 2 * BOTTLE, expected_refunded: BOTTLE }
    const unsent = await give(id, { ...money, canceled: named(1) })
    expect(unsent.status, unsent.text).toBe(200)
    // the money of the others went back before: only the bottles tell their mails apart
    for (const canceled of [named(2), named(3)]) {
      const more = await give(id, { amount: 0, expected_refunded: 3 * BOTTLE, canceled })
      expect(more.status, more.text).toBe(200)
    }
    const never = await mailsSince(id, [...known, ...lost])
    expect(countOf(never)).toEqual({ buyer: 3, seller: 3 })
    for (const { text } of never.filter(({ to }) => to === BUYER))
      expect(text).toMatch(/não serão enviadas|já tinha sido reembolsado/)
  })

  it('of two people who give the same amount back, the second one is told', async () => {
    const id = await lateOrder(shop, [{ quantity: 3 }])
    const { email, password } = await openStaff('administration')
    const other = await askForToken('user', email, password)
    expect((await give(id, {})).status).toBe(200)
    const second = await give(id, {}, other)
    expect([second.status, second.body.message]).toEqual([
      409,
      expect.stringMatching(/^Outra pessoa reembolsou um valor/) as string,
    ])
  })
})
