import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, it } from 'vitest'
import { mailsOf } from '../../support/buyer'
import { call, type Answer } from '../../support/http'
import { deliveredOrder, openAccount } from '../../support/openAccount'
import { BOTTLE, FREIGHT, type Shop } from '../../support/openShop'
import { tokenOf } from '../../support/people'
import { byLink, linkTokenOf, sellerReturns, staffReturns } from '../../support/returns'
import { sql } from '../../support/world'

/** Who is first differs from time to time. */
const TIMES = 4

let shop: Shop
let staff: string

beforeAll(async () => {
  shop = await openAccount()
  staff = await tokenOf('staff')
})

const itemsOf = async (orderId: string, quantity: number) =>
  (await shop.order(orderId)).items.map(({ id }) => ({ id, quantity }))

/** A return of bottles that broke, taken so far by the seller. */
async function returned(orderId: string, quantity: number, steps: string[] = []): Promise<string> {
  const items = await itemsOf(orderId, quantity)
  const asked = await sellerReturns(shop, orderId, '', { reason: 'broken', items })
  expect(asked.status, asked.text).toBe(201)
  const id = asked.body.returns[0]?.id ?? ''
  for (const step of steps)
    expect((await sellerReturns(shop, orderId, `${id}/${step}`, {})).status).toBe(200)
  return id
}

const byHand = (orderId: string, amount: number, refunded: number) =>
  call<{ message?: string }>(`/admin/orders/${orderId}/refund`, {
    token: staff,
    body: { amount, expected_refunded: refunded, reason: 'Cortesia' },
  })

/** Cents captured and given back of an order, and of the latter those that a return's engine records name. */
const moneyOf = async (orderId: string) =>
  (
    await sql<{ captured: number; refunded: number; returned: number }>(
      `select coalesce(sum(amount) filter (where reference = 'capture'), 0)::float8 * 100 as captured,
              coalesce(-sum(amount) filter (where reference = 'refund'), 0)::float8 * 100 as refunded,
              coalesce(-sum(amount) filter (where return_id is not null), 0)::float8 * 100 as returned
         from order_transaction where order_id = $1 and deleted_at is null`,
      [orderId],
    )
  )[0]

/** The one that was served and the one that was not, whichever was first. */
function wonAndLost<Body>(answers: Answer<Body>[]): { won: number; lost: Answer<Body> } {
  const statuses = answers.map(({ status }) => status)
  expect(statuses.toSorted(), answers.map(({ text }) => text).join('\n')).toEqual([200, 409])
  const won = statuses.indexOf(200)
  const lost = answers[1 - won]
  if (!lost) throw new Error('nobody lost')
  return { won, lost }
}

describe('at the same moment', () => {
  it('buyer, seller and staff ask for the last two bottles, and one of them has them', async () => {
    const id = await deliveredOrder(shop, [{ quantity: 2 }])
    const token = await linkTokenOf(shop, id)
    const body = { reason: 'broken', items: await itemsOf(id, 2) }
    const key = () => ({ 'idempotency-key': randomUUID() })
    const paths: [string, string?][] = [
      [`/store/returns/${token}`],
      [`/vendor/orders/${id}/returns`, shop.token],
      [`/admin/orders/${id}/returns`, staff],
    ]
    const answers = await Promise.all(
      paths.map(([path, by]) =>
        call<{ errors?: { items?: string } }>(path, { token: by, body, headers: key() }),
      ),
    )
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 400, 400])
    for (const { status, body: refusal } of answers)
      if (status === 400)
        expect(refusal.errors?.items).toMatch(/^Vinho 0 .+: não há garrafas a devolver\.$/)
    const { returns, returnable } = (await sellerReturns(shop, id)).body
    expect(returns).toHaveLength(1)
    expect(returns[0]?.opened_by).toBe(
      ['buyer', 'seller', 'staff'][answers.findIndex(({ status }) => status === 201)],
    )
    expect(returnable.items).toEqual([])
    expect((await byLink(token)).body.returns).toHaveLength(1)
  })

  it('one approves and the other refuses: one decides, and the buyer reads of that alone', async () => {
    for (let time = 0; time < TIMES; time += 1) {
      const id = await deliveredOrder(shop, [{ quantity: 1 }])
      const one = await returned(id, 1)
      const steps = [
        () => sellerReturns(shop, id, `${one}/approve`, {}),
        () => staffReturns(id, `${one}/refuse`, { refusal: 'A foto é de outra.' }),
      ]
      const { won, lost } = wonAndLost(
        await Promise.all((time % 2 ? steps.toReversed() : steps).map((step) => step())),
      )
      const isApproved = (won === 0) === (time % 2 === 0)
      expect(lost.body.message).toBe(
        isApproved ? 'Esta devolução já foi respondida.' : 'Esta devolução foi recusada.',
      )
      const [state, other] = isApproved ? ['approved', 'refused'] : ['refused', 'approved']
      expect((await sellerReturns(shop, id)).body.returns).toMatchObject([{ state }])
      expect(await mailsOf(`order-return:${id}:${one}:${state}`)).toHaveLength(1)
      expect(await mailsOf(`order-return:${id}:${one}:${other}`)).toEqual([])
      expect(
        await sql(
          `select after ->> 'return_state' as state from audit_entry
            where resource_id = $1 and action in ('order.return.approve', 'order.return.refuse')`,
          [id],
        ),
      ).toEqual([{ state }])
    }
  })

  it('one receives the bottles and the other waives them: they are in stock again only when received', async () => {
    for (let time = 0; time < TIMES; time += 1) {
      const id = await deliveredOrder(shop, [{ quantity: 2 }])
      const one = await returned(id, 2, ['approve'])
      const { stocked } = await shop.stockOf()
      const steps = [
        () => sellerReturns(shop, id, `${one}/receive`, { restock: true }),
        () => staffReturns(id, `${one}/waive`, { reason: 'Quebraram todas' }),
      ]
      const { won, lost } = wonAndLost(
        await Promise.all((time % 2 ? steps.toReversed() : steps).map((step) => step())),
      )
      const isReceived = (won === 0) === (time % 2 === 0)
      expect(lost.body.message).toBe('Esta devolução já foi respondida.')
      expect((await sellerReturns(shop, id)).body.returns).toMatchObject([
        isReceived ? { state: 'received', restocked: true } : { state: 'waived', restocked: null },
      ])
      expect((await shop.stockOf()).stocked).toBe(stocked + (isReceived ? 2 : 0))
      expect(
        await sql(
          `select i.return_received_quantity::int as received, i.written_off_quantity::int as written_off
             from "order" o join order_item i on i.order_id = o.id and i.version = o.version where o.id = $1`,
          [id],
        ),
      ).toEqual([isReceived ? { received: 2, written_off: 0 } : { received: 0, written_off: 2 }])
    }
  })

  it('one gives back for a return and the other by hand: the second one is told first, and never more than was captured', async () => {
    for (let time = 0; time < TIMES; time += 1) {
      const id = await deliveredOrder(shop, [{ quantity: 1 }])
      const one = await returned(id, 1, ['approve', 'waive'])
      const total = BOTTLE + FREIGHT
      // by hand the same sum, or less
      const hand = time % 3 ? BOTTLE : total
      const steps = [
        () => staffReturns(id, `${one}/refund`, { expected: total, expected_refunded: 0 }),
        () => byHand(id, hand, 0),
      ]
      const { won, lost } = wonAndLost<{ message?: string }>(
        await Promise.all((time % 2 ? steps.toReversed() : steps).map((step) => step())),
      )
      const isReturn = (won === 0) === (time % 2 === 0)
      expect(lost.body.message).toMatch(
        /^Outra pessoa reembolsou um valor enquanto você decidia: já são R\$.+\. Confira e decida de novo\.$/,
      )
      const given = isReturn ? total : hand
      expect(await moneyOf(id)).toEqual({
        captured: total,
        refunded: given,
        returned: isReturn ? total : 0,
      })
      // after another look: the rest of the return, or nothing by hand
      const [shown] = (await staffReturns(id)).body.returns
      const rest = (shown?.amount.bottles ?? 0) + (shown?.amount.freight ?? 0)
      expect(rest).toBe(isReturn ? total : total - hand)
      const again = isReturn
        ? await byHand(id, hand, given)
        : await staffReturns(id, `${one}/refund`, { expected: rest, expected_refunded: given })
      expect(again.status, again.text).toBe(isReturn ? 409 : 200)
      expect((await moneyOf(id))?.refunded).toBe(total)
    }
  })
})
