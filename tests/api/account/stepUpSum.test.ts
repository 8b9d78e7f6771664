import { afterAll, describe, expect, it } from 'vitest'
import { addReceipt, removeReceipts } from '../../support/addReceipt'
import { placeOrder } from '../../support/buyer'
import { call, type Answer } from '../../support/http'
import { asStaff, deliveredOrder, openAccount } from '../../support/openAccount'
import { BOTTLE } from '../../support/openShop'
import { openStaff } from '../../support/openStaff'
import { askForToken } from '../../support/people'
import { sellerReturns } from '../../support/returns'
import { routes } from '../../support/routeTable'
import { claimsOf, signToken } from '../../support/signToken'

/** WINEX_STEP_UP_REFUND_CENTS when nobody sets it. */
const SUM = 50_000
/** WINEX_STEP_UP_MINUTES of the tests' copy. */
const FRESH_SECONDS = 600 * 60
const HOUR = 3_600

const shop = await openAccount()
const receipts: string[] = []
afterAll(() => removeReceipts(receipts))

/** A member of the staff, and their sessions that began so many seconds ago. */
async function openPerson() {
  const { email, password } = await openStaff()
  const newSession = () => askForToken('user', email, password)
  return {
    newSession,
    session: async (secondsAgo = 24 * HOUR) => {
      const claims = claimsOf(await newSession())
      return signToken({ ...claims, iat: Date.now() / 1_000 - secondsAgo })
    },
  }
}

const order = (body: object) => ({ expected_refunded: 0, ...body })
const bottles = (items: object[], amount: number) =>
  order({ reason: 'broken', items, note: 'Chegou quebrada', amount })

const boughtBottles = async (orderId: string, quantity: number) =>
  (await shop.order(orderId)).items.map(({ id }) => ({ id, quantity }))

async function receiptOf(amount: number): Promise<string> {
  const id = await addReceipt({ amount })
  receipts.push(id)
  return id
}

interface Way {
  /** Asks for so many cents of what does not exist. */
  ask: (token: string, cents: number) => Promise<Answer>
  /** Gives five bottles' price back. */
  give: (token: string) => Promise<Answer>
}

const FIVE = 5 * BOTTLE

/** By route. */
const WAYS: Record<string, Way> = {
  'POST /admin/orders/:id/refund': {
    ask: (token, amount) =>
      call('/admin/orders/order_1/refund', { token, body: order({ amount, reason: 'Troca' }) }),
    give: async (token) => {
      const id = await placeOrder(shop, [{ quantity: 6 }])
      await asStaff(`/admin/orders/${id}/capture`, {})
      return call(`/admin/orders/${id}/refund`, {
        token,
        body: order({ amount: FIVE, reason: 'Troca' }),
      })
    },
  },
  'POST /admin/orders/:id/returns/refund': {
    ask: (token, amount) =>
      call('/admin/orders/order_1/returns/refund', {
        token,
        body: bottles([{ id: 'item_1', quantity: 1 }], amount),
      }),
    give: async (token) => {
      const id = await deliveredOrder(shop, [{ quantity: 6 }])
      return call(`/admin/orders/${id}/returns/refund`, {
        token,
        body: bottles(await boughtBottles(id, 5), FIVE),
      })
    },
  },
  'POST /admin/orders/:id/returns/:return_id/refund': {
    ask: (token, expected) =>
      call('/admin/orders/order_1/returns/ret_1/refund', { token, body: order({ expected }) }),
    give: async (token) => {
      const id = await deliveredOrder(shop, [{ quantity: 6 }])
      const asked = await sellerReturns(shop, id, '', {
        reason: 'broken',
        items: await boughtBottles(id, 5),
        note: 'Ligou',
      })
      const one = asked.body.returns[0]?.id ?? ''
      await sellerReturns(shop, id, `${one}/approve`, {})
      await sellerReturns(shop, id, `${one}/waive`, {})
      return call(`/admin/orders/${id}/returns/${one}/refund`, {
        token,
        body: order({ expected: FIVE }),
      })
    },
  },
  'POST /admin/pix/receipts/:id/refund': {
    ask: (token, amount) => call('/admin/pix/receipts/pix_1/refund', { token, body: { amount } }),
    give: async (token) =>
      call(`/admin/pix/receipts/${await receiptOf(FIVE)}/refund`, {
        token,
        body: { amount: FIVE },
      }),
  },
}
const ways = Object.entries(WAYS)
const anyWay = WAYS['POST /admin/pix/receipts/:id/refund'] as Way

/** So much is given back without a question at each way, and not a cent more. */
async function expectLeft(token: string, cents: number): Promise<void> {
  for (const [name, { ask }] of ways) {
    const refused = await ask(token, cents + 1)
    expect(refused.status, name).toBe(401)
    expect(refused.body.message).toBe('Confirme que é você: entre de novo para fazer isto.')
    expect(refused.headers.get('www-authenticate')).toMatch(
      /^Bearer error="insufficient_user_authentication", max_age=\d+$/,
    )
    expect((await ask(token, cents)).status, name).toBe(404)
  }
}

describe('a session of yesterday', () => {
  it('is asked for the password above the sum, at each route that says so', async () => {
    const asking = routes.filter(
      ({ declaration: { stepUp } }) => typeof stepUp === 'object' && 'above' in stepUp,
    )
    expect(ways.map(([name]) => name).sort()).toEqual(asking.map(({ name }) => name).sort())
    await expectLeft(await (await openPerson()).session(), SUM)
  })

  it.each(ways)('has so much less for all of them after %s', async (_name, { give }) => {
    const token = await (await openPerson()).session()
    const given = await give(token)
    expect(given.status, given.text).toBe(200)
    await expectLeft(token, SUM - FIVE)
  })

  it('has one sum with the other sessions of its person, and none with those of others', async () => {
    const [person, other] = [await openPerson(), await openPerson()]
    const tokens = [await person.session(), await person.session(11 * HOUR)]
    for (const token of [await person.newSession(), await other.session()])
      expect((await anyWay.give(token)).status).toBe(200)
    for (const token of tokens) await expectLeft(token, SUM - FIVE)
  })

  it('gives back no more in parts that it asks for at the same moment', async () => {
    const person = await openPerson()
    const tokens = [await person.session(), await person.session(11 * HOUR)]
    const parts = await Promise.all(Array.from({ length: 20 }, () => receiptOf(3_000)))
    const answers = await Promise.all(
      parts.map((id, at) =>
        // past the gateway, which would let in a few at a time
        call(`/admin/pix/receipts/${id}/refund`, {
          token: tokens[at % 2] ?? '',
          body: { amount: 3_000 },
          from: '127.0.0.71',
        }),
      ),
    )
    const statuses = answers.map(({ status }) => status).sort()
    expect(statuses).toEqual([...Array(16).fill(200), ...Array(4).fill(401)])
  })

  it('rejects paid orders as before: all goes back, and no bottle leaves', async () => {
    const token = await (await openPerson()).session()
    const id = await placeOrder(shop, [{ quantity: 12 }])
    await asStaff(`/admin/orders/${id}/capture`, {})
    const rejected = await call(`/admin/orders/${id}/cancel`, { token, body: { reason: 'Troca' } })
    expect(rejected.status, rejected.text).toBe(200)
    await expectLeft(token, SUM)
  })
})

describe('who has just confirmed', () => {
  it('gives back any sum', async () => {
    const token = await (await openPerson()).newSession()
    expect((await anyWay.give(token)).status).toBe(200)
    for (const [name, { ask }] of ways) expect((await ask(token, SUM + 1)).status, name).toBe(404)
  })

  it('has the whole sum again once that is over', async () => {
    const person = await openPerson()
    expect((await anyWay.give(await person.session())).status).toBe(200)
    await expectLeft(await person.session(FRESH_SECONDS), SUM)
  })
})
