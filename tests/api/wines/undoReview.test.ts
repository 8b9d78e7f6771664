import { beforeAll, describe, expect, it } from 'vitest'
import type { StoreLabel } from '#domain/labels/bottleLabelWire'
import type { Product } from '#domain/wines/productWire'
import { openSeller, type Seller, setSellerStatus } from '../../support/openSeller'
import { call } from '../../support/http'
import { openStaff } from '../../support/openStaff'
import { askForToken, tokenOf } from '../../support/people'
import { sql } from '../../support/world'
import { joinAs } from '../account/joinAs'
import { AT_ONCE } from '../../support/scope'

interface Body extends Record<string, unknown> {
  product: Product
  message: string
}

let winery: Seller
let staff: string

beforeAll(async () => {
  staff = await tokenOf('staff')
  winery = await openSeller({ status: 'ACTIVE' })
})

const newWine = () => winery.addWine({ price: 8_900, bottles: 12 })
const read = async (id: string) =>
  (await call<Body>(`/admin/products/${id}`, { token: staff })).body.product
const asSeller = (path: string, body?: unknown) =>
  call<Body>(`/vendor/products/${path}`, { token: winery.token, body })

/** Decides and gives the step's id. */
async function decide(id: string, action: string, reason?: string): Promise<string> {
  const answer = await call<Body>(`/admin/products/${id}/review`, {
    token: staff,
    body: { action, reason },
  })
  expect(answer.status, answer.text).toBe(200)
  return answer.body.product.reviews?.[0]?.id ?? ''
}
const undo = (id: string, decision: string, token = staff) =>
  call<Body>(`/admin/products/${id}/review/undo`, { token, body: { decision } })

/** How the page of the wine's bottle is read. */
async function openPage(id: string): Promise<() => Promise<StoreLabel>> {
  const [label] = await sql<{ code: string }>('select code from wine_label where product_id = $1', [
    id,
  ])
  return async () => (await call<{ label: StoreLabel }>(`/store/labels/${label?.code}`)).body.label
}

/** What the producer is told of the wine: notices, mails of other members, and the main contact's mail. */
const told = async (id: string, decision: string) => ({
  notices: await sql(`select kind from notice where subject_id = $1 and source_id = $2`, [
    id,
    decision,
  ]),
  mails: await sql<{ sent: boolean; discarded: boolean; held: boolean }>(
    `select sent_at is not null as sent, discarded_at is not null as discarded,
            next_attempt_at > created_at + interval '15 seconds' as held
       from mail_outbox where idempotency_key = $1`,
    [`wine-decision:${decision}`],
  ),
})

describe('staff undo a decision', () => {
  it.each([
    ['proposed', 'publish'],
    ['proposed', 'send_back'],
    ['draft', 'publish'],
    ['draft', 'reject'],
    ['published', 'send_back'],
    ['published', 'reject'],
    ['published', 'archive'],
    ['rejected', 'archive'],
    ['archived', 'send_back'],
  ])(
    'a wine that was %s is so again after %s, and nobody is told of either',
    async (from, action) => {
      const { id } = await newWine()
      await sql(`update product set status = $2 where id = $1`, [id, from])
      const before = await read(id)
      const decision = await decide(id, action, 'A foto está escura.')
      expect((await read(id)).status).not.toBe(from)
      expect(await told(id, decision)).toEqual({
        notices: [{ kind: 'wine_decided' }],
        mails: [{ sent: false, discarded: false, held: true }],
      })

      const undone = await undo(id, decision)
      expect(undone.status, undone.text).toBe(200)
      expect({ ...undone.body.product, updated_at: null }).toEqual({ ...before, updated_at: null })
      expect(await told(id, decision)).toEqual({
        notices: [],
        mails: [{ sent: false, discarded: true, held: true }],
      })
      expect((await asSeller(id)).body.product.review ?? null).toBeNull()
      const trail = await sql(
        `select before ->> 'status' as before, after ->> 'status' as after, after ->> 'reason' as reason
         from audit_entry where resource_id = $1 and action = 'wine.status' and actor_type = 'user' order by at`,
        [id],
      )
      expect(trail).toHaveLength(2)
      expect(trail[1]).toMatchObject({ after: from, reason: 'Decisão desfeita' })
    },
  )

  it('the page of the bottle was never there; one of an earlier publication stays', async () => {
    const { id } = await newWine()
    const pages = () =>
      sql('select published_at is not null as open, kept from wine_label where product_id = $1', [
        id,
      ])
    await undo(id, await decide(id, 'publish'))
    expect(await pages()).toEqual([{ open: false, kept: null }])
    await decide(id, 'publish')
    await decide(id, 'send_back', 'Falta a safra.')
    await undo(id, await decide(id, 'publish'))
    expect(await pages()).toMatchObject([{ open: true, kept: { title: expect.any(String) } }])
  })

  it.each([
    ['reject', 'removed'],
    ['publish', 'current'],
  ])(
    'the page of a paused wine’s bottle says what it said before, once %s is undone',
    async (action, meanwhile) => {
      const { id } = await newWine()
      await decide(id, 'publish')
      const { title } = await read(id)
      const page = await openPage(id)
      expect((await asSeller(`${id}/status`, { status: 'draft' })).status).toBe(200)
      expect((await asSeller(id, { title: 'Ainda em segredo' })).status).toBe(200)
      const before = await page()
      expect(before).toMatchObject({ state: 'kept', wine: { title } })
      const decision = await decide(id, action, 'A foto está escura.')
      expect(await page()).toMatchObject({ state: meanwhile })
      expect((await undo(id, decision)).status).toBe(200)
      expect(await page()).toEqual(before)
    },
  )

  it('what staff rejected is not told by a publication that is undone', async () => {
    const { id } = await newWine()
    await decide(id, 'publish')
    const page = await openPage(id)
    await decide(id, 'reject', 'A foto está escura.')
    await decide(id, 'send_back', 'Troque a foto.')
    expect(await page()).toMatchObject({ state: 'removed' })
    const undone = await undo(id, await decide(id, 'publish'))
    expect(undone.body.product.status).toBe('draft')
    expect(await page()).toMatchObject({ state: 'removed', wine: null })
  })

  it('what staff had said before is said again', async () => {
    const { id } = await newWine()
    await decide(id, 'send_back', 'Falta a safra.')
    const decision = await decide(id, 'publish')
    await undo(id, decision)
    const { body } = await asSeller(id)
    expect([body.product.status, body.product.review?.reason]).toEqual(['draft', 'Falta a safra.'])
    expect(await sql('select attention from read_model.product where id = $1', [id])).toEqual([
      { attention: 'refused' },
    ])
  })

  it('twice, and many times at once, is once; the wine can be decided about again', async () => {
    const { id } = await newWine()
    const decision = await decide(id, 'publish')
    const answers = await Promise.all(Array.from({ length: AT_ONCE }, () => undo(id, decision)))
    for (const { status, body } of answers)
      expect([status, body.product.status]).toEqual([200, 'proposed'])
    expect((await undo(id, decision)).body.product.status).toBe('proposed')
    expect(
      await sql(
        `select 1 from audit_entry where resource_id = $1 and after ->> 'reason' = 'Decisão desfeita'`,
        [id],
      ),
    ).toHaveLength(1)
    const again = await decide(id, 'publish')
    expect(again).not.toBe(decision)
    expect(await told(id, again)).toMatchObject({ mails: [{ discarded: false }] })
  })

  it('a colleague who wants mails is mailed once it cannot be undone any more', async () => {
    const colleague = await joinAs(winery.token)
    await call('/vendor/notices/settings', {
      token: colleague.token,
      body: { modes: { wine_decided: 'mail', stock_low: 'mail' }, summary_hour: 8 },
    })
    const mails = async () =>
      (
        await sql<{ subject: string }>(
          `select subject from mail_outbox where "to" = $1 and template = 'notice'`,
          [colleague.email],
        )
      ).map(({ subject }) => subject)
    const { id } = await newWine()
    const decision = await decide(id, 'publish')
    const writtenAt = (when: string) =>
      sql(`update notice set created_at = now() + $2::interval where source_id = $1`, [
        decision,
        when,
      ])
    await writtenAt('1 hour')
    // a later notice of another kind goes out, this one is passed over
    await sql(`select notice_write($1, 'stock_low', $2, $2, '{"title": "Outro"}', false)`, [
      winery.sellerId,
      id,
    ])
    await expect.poll(mails).toHaveLength(1)
    expect((await mails())[0]).not.toContain('publicado')
    await writtenAt('-1 hour')
    await expect.poll(mails).toContainEqual(expect.stringContaining('publicado'))
  })

  it('after ten seconds the decision stands, and says so', async () => {
    const { id } = await newWine()
    const decision = await decide(id, 'publish')
    await sql(
      `update product_review set created_at = created_at - interval '16 seconds' where id = $1`,
      [decision],
    )
    const late = await undo(id, decision)
    expect([late.status, late.body.message]).toEqual([
      409,
      'Os 10 segundos para desfazer passaram: a decisão vale, e o produtor é avisado. Se for preciso, decida de novo na página do vinho.',
    ])
    expect((await read(id)).status).toBe('published')
    expect(await told(id, decision)).toMatchObject({ mails: [{ discarded: false }] })
  })

  it('what the producer did meanwhile is kept: an edit, a price, another status', async () => {
    for (const change of [
      (id: string) => asSeller(id, { description: 'Nova descrição' }),
      async (id: string) => {
        const variant = (await read(id)).variants[0]?.id
        return asSeller(id, {
          variants: [{ id: variant, prices: [{ amount: 9_900, currency_code: 'brl' }] }],
        })
      },
    ]) {
      const { id } = await newWine()
      const decision = await decide(id, 'publish')
      expect((await change(id)).status).toBe(200)
      const refused = await undo(id, decision)
      expect([refused.status, refused.body.message]).toEqual([
        409,
        'Este vinho mudou depois da decisão, e ela continua valendo. Confira o que mudou antes de decidir de novo.',
      ])
      expect((await read(id)).status).toBe('published')
    }
    const { id } = await newWine()
    const decision = await decide(id, 'publish')
    await asSeller(`${id}/status`, { status: 'draft' })
    const refused = await undo(id, decision)
    expect([refused.status, refused.body.message]).toEqual([
      409,
      'O status deste vinho mudou depois da decisão: Rascunho. Confira antes de decidir de novo.',
    ])
  })

  it('an edit at the same moment: either it is seen, or it follows; never is it lost', async () => {
    const { id } = await newWine()
    const decision = await decide(id, 'publish')
    const [edit, undone] = await Promise.all([
      asSeller(id, { description: 'No mesmo instante' }),
      undo(id, decision),
    ])
    expect(edit.status).toBe(200)
    const { status, description } = await read(id)
    expect([description, status]).toEqual([
      'No mesmo instante',
      undone.status === 200 ? 'proposed' : 'published',
    ])
  })

  it('a wine that cannot be sold any more does not come back to the store', async () => {
    const { id } = await newWine()
    await sql(`update product set status = 'published' where id = $1`, [id])
    const decision = await decide(id, 'archive')
    await setSellerStatus(winery.sellerId, 'INACTIVE')
    const refused = await undo(id, decision)
    await setSellerStatus(winery.sellerId, 'ACTIVE')
    expect([refused.status, refused.body.message]).toEqual([
      409,
      'Este vinho ainda não pode ser vendido: o produtor não está ativo.',
    ])
  })

  it('is for who decided, in a role that reviews; of another wine it is missing', async () => {
    const [{ id }, other] = [await newWine(), await newWine()]
    const colleague = await openStaff('review')
    const theirs = await askForToken('user', colleague.email, colleague.password)
    const reader = await openStaff('read_only')
    const readers = await askForToken('user', reader.email, reader.password)
    const decision = await decide(id, 'publish')
    const refused = await undo(id, decision, theirs)
    expect([refused.status, refused.body.message]).toEqual([
      409,
      'Só quem tomou a decisão pode desfazê-la.',
    ])
    expect((await undo(id, decision, readers)).status).toBe(403)
    expect((await undo(other.id, decision)).status).toBe(404)
    expect((await undo(id, 'prev_01ZZZZZZZZZZZZZZZZZZZZZZZZ')).status).toBe(404)
    expect((await undo(id, decision)).body.product.status).toBe('proposed')
  })
})
