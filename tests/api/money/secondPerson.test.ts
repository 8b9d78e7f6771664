import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, it } from 'vitest'
import type { Balance, MoneyApproval, PayoutBatch } from '#domain/money/payoutWire'
import { SECOND_PERSON_CENTS } from '../../run/startTestStack'
import { asStaff, balanceOf, newEndToEnd, openAccount, payoutsOf } from '../../support/openAccount'
import type { Shop } from '../../support/openShop'
import { sql } from '../../support/world'
import { openAs } from '../staff/openAs'

type Person = Awaited<ReturnType<typeof openAs>>
type Body = {
  message: string
  approvals: MoneyApproval[]
  batch: PayoutBatch | null
  balance: Balance
  waits: boolean
  batch_id: string | null
}

const ABOVE = SECOND_PERSON_CENTS + 1

let first: Person
let second: Person
beforeAll(async () => {
  ;[first, second] = [await openAs('finance'), await openAs('administration')]
})

const adjust = (by: Person, { sellerId }: Shop, amount: number, reason = 'Feira') =>
  by.call<Body>(`/admin/sellers/${sellerId}/adjustments`, { amount, reason })
const prepare = (by: Person, { sellerId }: Shop) =>
  by.call<Body>('/admin/payouts/batches', { seller_ids: [sellerId] })
const decide = (by: Person, { id }: { id: string }, verb: 'confirm' | 'refuse') =>
  by.call<Body>(`/admin/payouts/approvals/${id}/${verb}`, {})
const waiting = async (by: Person) =>
  (await by.call<Body>('/admin/payouts/approvals')).body.approvals

/** The adjustment of this shop that waits. */
async function asked({ sellerId }: Shop): Promise<MoneyApproval> {
  const found = (await waiting(second)).find(({ seller }) => seller?.id === sellerId)
  if (!found) throw new Error('nothing waits')
  return found
}
/** The batch of this sum that waits. */
async function askedBatch(cents: number): Promise<MoneyApproval> {
  const found = (await waiting(second)).filter((one) => one.kind === 'batch' && one.cents === cents)
  expect(found).toHaveLength(1)
  return found[0] as MoneyApproval
}

describe('an adjustment', () => {
  it.each([SECOND_PERSON_CENTS, -SECOND_PERSON_CENTS])(
    'of the limit itself is entered at once: %i',
    async (amount) => {
      const shop = await openAccount()
      expect((await adjust(first, shop, amount)).body).toMatchObject({
        waits: false,
        balance: { available: amount },
      })
    },
  )

  it.each([ABOVE, -ABOVE])('above it waits, and another person confirms: %i', async (amount) => {
    const shop = await openAccount()
    const sent = await adjust(first, shop, amount, 'Prêmio da feira')
    expect(sent).toMatchObject({ status: 201, body: { waits: true, balance: { available: 0 } } })
    const approval = await asked(shop)
    expect(approval).toMatchObject({
      kind: 'adjustment',
      cents: amount,
      reason: 'Prêmio da feira',
      payouts: null,
      asked_by: first.email,
      is_own: false,
    })
    expect((await waiting(first)).find(({ id }) => id === approval.id)?.is_own).toBe(true)
    expect(await decide(first, approval, 'confirm')).toMatchObject({
      status: 409,
      body: { message: 'Quem pediu não confirma: é preciso outra pessoa da equipe.' },
    })
    expect((await balanceOf(shop)).available).toBe(0)
    const confirmed = await decide(second, approval, 'confirm')
    expect(confirmed.status).toBe(200)
    expect(confirmed.body.approvals.map(({ id }) => id)).not.toContain(approval.id)
    expect((await balanceOf(shop)).available).toBe(amount)
  })

  it('is entered once, also when two confirm at the same time, and again', async () => {
    const shop = await openAccount()
    await adjust(first, shop, ABOVE)
    const approval = await asked(shop)
    const third = await openAs('finance')
    const answers = await Promise.all([
      decide(second, approval, 'confirm'),
      decide(third, approval, 'confirm'),
    ])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
    expect(answers.find(({ status }) => status === 409)?.body.message).toBe(
      'Isto já foi confirmado.',
    )
    const winner = answers[0].status === 200 ? second : third
    expect((await decide(winner, approval, 'confirm')).status).toBe(200)
    expect((await decide(winner, approval, 'refuse')).status).toBe(409)
    expect((await balanceOf(shop)).available).toBe(ABOVE)
  })

  it('that is refused, or taken back by who asked, is not entered', async () => {
    for (const by of [second, first]) {
      const shop = await openAccount()
      await adjust(first, shop, ABOVE)
      const approval = await asked(shop)
      expect((await decide(by, approval, 'refuse')).status).toBe(200)
      expect(await decide(second, approval, 'confirm')).toMatchObject({
        status: 409,
        body: { message: 'Isto já foi recusado.' },
      })
      expect((await balanceOf(shop)).available).toBe(0)
    }
  })

  it('asked for twice by one press waits once', async () => {
    const shop = await openAccount()
    await Promise.all([adjust(first, shop, ABOVE), adjust(first, shop, ABOVE)])
    expect(
      (await waiting(second)).filter(({ seller }) => seller?.id === shop.sellerId),
    ).toHaveLength(1)
  })

  it('of a company that is gone by then is refused, and can still be refused', async () => {
    const shop = await openAccount()
    await adjust(first, shop, ABOVE)
    const approval = await asked(shop)
    await sql(`update seller set deleted_at = now() where id = $1`, [shop.sellerId])
    expect(await decide(second, approval, 'confirm')).toMatchObject({
      status: 409,
      body: { message: 'A conta do produtor foi excluída desde o pedido. Recuse este ajuste.' },
    })
    expect((await decide(second, approval, 'refuse')).status).toBe(200)
  })
})

describe('a batch', () => {
  /** A shop that is due this sum. */
  async function due(cents: number): Promise<Shop> {
    const shop = await openAccount()
    await adjust(first, shop, cents)
    await decide(second, await asked(shop), 'confirm')
    return shop
  }

  it('above the limit waits, and the confirmation prepares it', async () => {
    const cents = ABOVE + 1
    const shop = await due(cents)
    for (const by of [first, second])
      expect((await prepare(by, shop)).body).toMatchObject({ batch: null })
    expect(await balanceOf(shop)).toMatchObject({ available: cents, in_payment: 0 })
    const approval = await askedBatch(cents)
    expect(approval).toMatchObject({ payouts: 1, seller: null, asked_by: first.email })
    expect((await decide(first, approval, 'confirm')).status).toBe(409)
    const confirmed = await decide(second, approval, 'confirm')
    expect(confirmed.status).toBe(200)
    expect(await balanceOf(shop)).toMatchObject({ available: 0, in_payment: cents })
    const [trail] = await sql<{ batch: string; by: string; asked: string }>(
      `select resource_id as batch, actor_email as by, after ->> 'asked_by' as asked from audit_entry
        where action = 'payout.prepare' and after ->> 'amount_cents' = $1`,
      [String(cents)],
    )
    expect(trail).toMatchObject({ by: second.email, asked: first.email })
    expect(confirmed.body.batch_id).toBe(trail?.batch)
    const [payout] = await payoutsOf(trail?.batch ?? '')
    const paid = await asStaff(`/admin/payouts/${payout?.id}/paid`, {
      end_to_end_id: newEndToEnd(),
    })
    expect(paid.status).toBe(200)
  })

  it.each<[string, (shop: Shop) => Promise<unknown>]>([
    ['sum', (shop) => adjust(first, shop, 1)],
    [
      'key',
      ({ sellerId }) =>
        sql(`update pix_key set key = 'outra@vinicola.com.br' where seller_id = $1`, [sellerId]),
    ],
    [
      'state, held since then,',
      ({ sellerId }) => sql(`update seller set contract_signed = false where id = $1`, [sellerId]),
    ],
  ])('with another %s by then is refused, until it is asked for again', async (_what, change) => {
    const cents = ABOVE + 10 + Math.floor(Math.random() * 1_000_000)
    const shop = await due(cents)
    await prepare(first, shop)
    const approval = await askedBatch(cents)
    await change(shop)
    expect(await decide(second, approval, 'confirm')).toMatchObject({
      status: 409,
      body: {
        message:
          'O que há a repassar mudou desde o pedido (valores, chaves PIX ou retenções). Recuse este lote e prepare outro.',
      },
    })
    expect((await balanceOf(shop)).in_payment).toBe(0)
    expect((await waiting(second)).map(({ id }) => id)).toContain(approval.id)
    expect((await decide(second, approval, 'refuse')).status).toBe(200)
  })
})

it('the database itself takes no confirmation by who asked', async () => {
  await expect(
    sql(
      `insert into money_approval (id, kind, payload, cents, asked_by, asked_by_email, decided_by, decided_by_email, decided_at, decision)
       values ($1, 'adjustment', '{}', 1, 'user_1', 'a@b', 'user_1', 'a@b', now(), 'confirmed')`,
      [randomUUID()],
    ),
  ).rejects.toThrow(/check/)
})
