import { randomBytes } from 'node:crypto'
import { knex, type Knex } from '@medusajs/framework/mikro-orm/knex'
import type { MedusaContainer } from '@medusajs/framework/types'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { ERASED_NAME } from '#domain/privacy/privacy'
import type sweepJob from '../../../backend/src/jobs/sweep-expired'
import { buildApplicationRow } from '../../support/buildApplication'
import { placeOrder } from '../../support/buyer'
import { openSeller } from '../../support/openSeller'
import { call } from '../../support/http'
import { deliveredOrder, erase, openAccount } from '../../support/openAccount'
import { BOTTLE, FREIGHT, type Shop } from '../../support/openShop'
import { byLink, linkTokenOf, sellerReturns, staffReturns } from '../../support/returns'
import { stubEngineSettings } from '../../support/stubEngineSettings'
import { sql, world } from '../../support/world'

const SUM = BOTTLE + FREIGHT
const WORDS = 'A caixa chegou molhada'

let sweepExpired: typeof sweepJob
let connection: Knex
let photo: Uint8Array<ArrayBuffer>

beforeAll(async () => {
  stubEngineSettings()
  sweepExpired = (await import('../../../backend/src/jobs/sweep-expired')).default
  connection = knex({ client: 'pg', connection: world.databaseUrl, pool: { min: 0, max: 1 } })
  photo = new Uint8Array(
    await sharp({ create: { width: 40, height: 30, channels: 3, background: '#7a1528' } })
      .jpeg()
      .toBuffer(),
  )
})
afterAll(async () => {
  vi.unstubAllEnvs()
  await connection.destroy()
})

/** The scheduled job, as the engine runs it every ten minutes. */
const sweep = (): Promise<void> =>
  sweepExpired({ resolve: () => connection } as unknown as MedusaContainer)

/** A buyer asks for the order's only bottle by the link, with words and a photo. */
async function askedWithPhoto(shop: Shop): Promise<{ orderId: string; id: string }> {
  const orderId = await deliveredOrder(shop, [{ quantity: 1 }])
  const token = await linkTokenOf(shop, orderId)
  const items = (await shop.order(orderId)).items.map((item) => ({ id: item.id, quantity: 1 }))
  const asked = await byLink(token, { reason: 'broken', items, note: WORDS })
  const id = asked.body.returns[0]?.id ?? ''
  const sent = await call(`/store/returns/${token}/${id}/photos`, {
    method: 'POST',
    file: photo,
    headers: { 'content-type': 'image/jpeg' },
  })
  expect(sent.status, sent.text).toBe(201)
  return { orderId, id }
}

async function refund(shop: Shop, { orderId, id }: { orderId: string; id: string }): Promise<void> {
  for (const step of ['approve', 'waive'])
    expect((await sellerReturns(shop, orderId, `${id}/${step}`, {})).status).toBe(200)
  const answer = await staffReturns(orderId, `${id}/refund`, {
    expected: SUM,
    expected_refunded: 0,
  })
  expect(answer.status, answer.text).toBe(200)
}

const endedDaysAgo = (id: string, days: number) =>
  sql(
    'update order_return set closed_at = now() - make_interval(days => $2::int) where return_id = $1',
    [id, days],
  )

/** What is kept of a return: the buyer's words and photos, and what became of it. */
const kept = async (id: string) =>
  (
    await sql<{ note: string; photos: number; state: string; cents: number | null }>(
      `select r.note, r.state, (r.bottles_cents + r.freight_cents)::int as cents,
              (select count(*)::int from order_return_photo p where p.return_id = r.return_id) as photos
         from order_return r where return_id = $1`,
      [id],
    )
  )[0]

describe('what a buyer wrote and showed of a return', () => {
  it('is deleted 180 days after its end, not before, and never of one that is open; state and sum stay', async () => {
    const shop = await openAccount()
    const [over, recent, open] = [
      await askedWithPhoto(shop),
      await askedWithPhoto(shop),
      await askedWithPhoto(shop),
    ]
    for (const one of [over, recent]) await refund(shop, one)
    await endedDaysAgo(over.id, 181)
    await endedDaysAgo(recent.id, 179)
    await sql(
      `update order_return set asked_at = now() - interval '300 days' where return_id = $1`,
      [open.id],
    )
    // again, and nothing more
    for (let time = 0; time < 2; time += 1) {
      await sweep()
      expect(await kept(over.id)).toEqual({ note: '', photos: 0, state: 'refunded', cents: SUM })
      expect(await kept(recent.id)).toEqual({
        note: WORDS,
        photos: 1,
        state: 'refunded',
        cents: SUM,
      })
      expect(await kept(open.id)).toEqual({ note: WORDS, photos: 1, state: 'asked', cents: null })
    }
    const [shown] = (await sellerReturns(shop, over.orderId)).body.returns
    expect(shown).toMatchObject({ state: 'refunded', note: '', photos: [] })
  })

  it('goes with the company, which cannot be erased while the return is open', async () => {
    const shop = await openAccount()
    const one = await askedWithPhoto(shop)
    const steps = [[], ['approve'], ['waive']]
    for (const [step] of steps) {
      if (step)
        expect((await sellerReturns(shop, one.orderId, `${one.id}/${step}`, {})).status).toBe(200)
      const refused = await erase(shop)
      expect([refused.status, refused.body.message]).toEqual([
        409,
        'Há devoluções em andamento. Conclua-as com nossa equipe antes de excluir a conta.',
      ])
      expect(await kept(one.id)).toMatchObject({ note: WORDS, photos: 1 })
    }
    const sums = { expected: SUM, expected_refunded: 0 }
    expect((await staffReturns(one.orderId, `${one.id}/refund`, sums)).status).toBe(200)
    const erased = await erase(shop)
    expect(erased.status, erased.text).toBe(200)
    expect(await kept(one.id)).toEqual({ note: '', photos: 0, state: 'refunded', cents: SUM })
  })
})

describe('a link to the page of an order', () => {
  const made = async (orderId: string, daysAgo: number): Promise<string> => {
    const hash = randomBytes(32).toString('hex')
    await sql(
      `insert into order_link (token_hash, order_id, created_at) values ($1, $2, now() - make_interval(days => $3))`,
      [hash, orderId, daysAgo],
    )
    return hash
  }
  /** The order was delivered, and changed for the last time, so long ago. */
  const rest = async (orderId: string, daysAgo: number): Promise<void> => {
    await sql(
      `update fulfillment set delivered_at = now() - make_interval(days => $2) where id in
         (select fulfillment_id from order_fulfillment where order_id = $1)`,
      [orderId, daysAgo],
    )
    await sql('update "order" set updated_at = now() - make_interval(days => $2) where id = $1', [
      orderId,
      daysAgo,
    ])
  }

  it('goes 180 days after all that its buyer could do with it, and not before', async () => {
    const shop = await openAccount()
    const delivered = () => deliveredOrder(shop, [{ quantity: 1 }])
    const [over, recent, open, returned] = [
      await delivered(),
      await delivered(),
      await placeOrder(shop),
      (await askedWithPhoto(shop)).orderId,
    ]
    await rest(over, 181)
    await rest(recent, 179)
    for (const one of [open, returned]) await rest(one, 400)
    const gone = [await made(over, 200), await made('order_nao_existe', 200)]
    const kept = [
      await made(over, 100),
      await made(recent, 200),
      await made(open, 400),
      await made(returned, 400),
    ]
    await sweep()
    const left = await sql<{ hash: string }>(
      'select token_hash as hash from order_link where token_hash = any($1)',
      [[...gone, ...kept]],
    )
    expect(left.map(({ hash }) => hash).toSorted()).toEqual(kept.toSorted())
  })
})

describe('an application', () => {
  /** It came so many months ago, with its mails. */
  async function apply(status: string, monthsAgo: number) {
    const row = buildApplicationRow()
    const sent = await call('/rest/v1/suppliers', {
      headers: { apikey: 'public' },
      body: row,
      // not of the address whose allowance other tests use up
      from: '203.0.113.79',
    })
    expect(sent.status, sent.text).toBe(201)
    const email = String(row.responsible_email)
    const [made] = await sql<{ id: string }>(
      'select id from suppliers where responsible_email = $1',
      [email],
    )
    const id = made?.id ?? ''
    // the mails first: the engine sweeps, too
    await sql(
      `update mail_outbox set created_at = now() - make_interval(months => $3)
        where "to" = $1 or idempotency_key like 'application-arrived:' || $2 || ':%'`,
      [email, id, monthsAgo],
    )
    await sql(
      `update suppliers set created_at = now() - make_interval(months => $2), status = $3 where id = $1`,
      [id, monthsAgo, status],
    )
    return { id, email }
  }
  /** Whether it is kept, and which mails that tell of it. */
  const kept = async ({ id, email }: { id: string; email: string }) => ({
    row: (await sql('select 1 from suppliers where id = $1', [id])).length,
    mails: (
      await sql<{ template: string }>(
        `select distinct template from mail_outbox
          where "to" = $1 or idempotency_key like 'application-arrived:' || $2 || ':%' order by template`,
        [email, id],
      )
    ).map(({ template }) => template),
  })
  const MAILS = ['application-arrived', 'application-received']

  it('that was not approved goes after 24 months with its mails, not before; an approved one stays', async () => {
    const gone = [await apply('declined', 25), await apply('new', 25)]
    const stay = [await apply('declined', 23), await apply('approved', 25)]
    // who has come in all the same was selected, whatever staff left as the status
    const { email } = await openSeller()
    const joined = await apply('contacted', 1)
    await sql(
      `update suppliers set responsible_email = $2, created_at = now() - make_interval(months => 25) where id = $1`,
      [joined.id, email],
    )
    await sweep()
    expect((await kept(joined)).row).toBe(1)
    await sql('delete from suppliers where id = $1', [joined.id])
    for (const one of gone) expect(await kept(one)).toEqual({ row: 0, mails: [] })
    for (const one of stay) expect(await kept(one)).toEqual({ row: 1, mails: MAILS })
    await sql('delete from suppliers where id = any($1)', [stay.map(({ id }) => id)])
  })
})

describe('an invitation to a team', () => {
  it('that nobody accepted goes with its mail 180 days after its end, not before', async () => {
    const { sellerId, token } = await openSeller()
    const invite = async (column: string, daysAgo: number) => {
      const email = `convite.${randomBytes(6).toString('hex')}@exemplo.com.br`
      const body = { email, name: 'Rui', role: 'member' }
      const sent = await call('/vendor/team/invitations', { token, body })
      expect(sent.status, sent.text).toBe(201)
      await sql(
        `update seller_invitation set ${column} = now() - make_interval(days => $2) where email = $1`,
        [email, daysAgo],
      )
      return email
    }
    const gone = [await invite('expires_at', 181), await invite('revoked_at', 181)]
    const stay = [await invite('expires_at', 179), await invite('created_at', 400)]
    const accepted = await invite('accepted_at', 300)
    await sql(
      `update seller_invitation set expires_at = now() - interval '300 days' where email = $1`,
      [accepted],
    )
    await sweep()
    const left = async (column: string, table: string) =>
      (
        await sql<{ email: string }>(
          `select "${column}" as email from ${table} where "${column}" = any($1) order by created_at`,
          [[...gone, ...stay, accepted]],
        )
      ).map(({ email }) => email)
    expect((await left('email', 'seller_invitation')).toSorted()).toEqual(
      [...stay, accepted].toSorted(),
    )
    expect((await left('to', 'mail_outbox')).toSorted()).toEqual([...stay, accepted].toSorted())
    await sql('delete from seller_invitation where seller_id = $1', [sellerId])
  })
})

describe('a company that was erased before an update', () => {
  it('loses by the update what its unsold wines still said', async () => {
    const shop = await openAccount()
    expect((await erase(shop)).status).toBe(200)
    const [wine] = shop.wines
    const named = () => sql('select title, metadata from product where id = $1', [wine?.id])
    const erased = await named()
    expect(erased).toEqual([{ title: ERASED_NAME, metadata: null }])
    await sql(
      `update product set title = $2, metadata = '{"certifications": ["IBD"]}' where id = $1`,
      [wine?.id, wine?.title],
    )
    const script =
      await import('../../../backend/src/migration-scripts/withdraw-wines-of-erased-companies')
    await script.default({
      container: { resolve: () => connection } as unknown as MedusaContainer,
    })
    expect(await named()).toEqual(erased)
  })
})

describe('what a limit has counted', () => {
  it('is deleted when its time is over, not before', async () => {
    const now = Date.now()
    await sql(
      `insert into rate_limit (key, points, expire) values ('forgetting:over', 1, $1), ('forgetting:running', 1, $2)
       on conflict (key) do update set expire = excluded.expire`,
      [now - 1_000, now + 600_000],
    )
    await sweep()
    expect(await sql(`select key from rate_limit where key like 'forgetting:%'`)).toEqual([
      { key: 'forgetting:running' },
    ])
  })
})
