import { describe, expect, it } from 'vitest'
import type { Product } from '#domain/wines/productWire'
import type { ReviewQueue } from '#domain/wines/reviewWire'
import { openSeller } from '../../support/openSeller'
import { call } from '../../support/http'
import { openStaff } from '../../support/openStaff'
import { askForToken, tokenOf } from '../../support/people'
import { sql } from '../../support/world'
import { AT_ONCE } from '../../support/scope'

interface Body extends Record<string, unknown> {
  count: number
  queues: unknown[]
  product: Product
  results: { id: string; ok: boolean; message: string | null }[]
  message: string
  errors?: Record<string, string>
  current?: Record<string, unknown>
}

const asStaff = async (path: string, body?: unknown) =>
  call<Body>(path, { token: await tokenOf('staff'), body })
const review = (id: string, body: object) => asStaff(`/admin/products/${id}/review`, body)
const activate = (sellerId: string) =>
  asStaff(`/admin/sellers/${sellerId}`, { store_status: 'ACTIVE' })
const deactivate = (sellerId: string) =>
  asStaff(`/admin/sellers/${sellerId}`, { store_status: 'INACTIVE' })

async function inStore(id: string): Promise<{ list: boolean; page: number }> {
  const config = await call<{ publishable_key: string }>('/public/config')
  const headers = { 'x-publishable-api-key': config.body.publishable_key }
  const [list, page] = await Promise.all([
    call<{ products: { id: string }[] }>(`/store/products?id=${id}`, { headers }),
    call(`/store/products/${id}`, { headers }),
  ])
  return { list: list.body.products.some((one) => one.id === id), page: page.status }
}

describe('staff review a wine', () => {
  it('sent back with a reason, corrected, published: the seller reads why, consumers see the wine', async () => {
    const winery = await openSeller()
    await activate(winery.sellerId)
    const wine = await winery.addWine({ title: 'Pét-Nat', price: 8_900, bottles: 12 })
    const back = await review(wine.id, {
      action: 'send_back',
      reason: 'Falta dizer a safra.',
      expected_status: 'proposed',
    })
    expect(back.body.product.status).toBe('draft')
    expect(await inStore(wine.id)).toEqual({ list: false, page: 404 })
    const seen = await call<Body>(`/vendor/products/${wine.id}`, { token: winery.token })
    expect(seen.body.product.review).toMatchObject({
      reason: 'Falta dizer a safra.',
      from_status: 'proposed',
      to_status: 'draft',
    })
    expect(seen.body.product.reviews).toBeUndefined()
    await call(`/vendor/products/${wine.id}`, {
      token: winery.token,
      body: { metadata: { enology: { vintage: 2024 } } },
    })
    const published = await review(wine.id, { action: 'publish' })
    expect(published.body.product.status).toBe('published')
    expect(published.body.product.reviews).toMatchObject([
      { from_status: 'draft', to_status: 'published', actor_type: 'user' },
      { from_status: 'proposed', to_status: 'draft', reason: 'Falta dizer a safra.' },
    ])
    expect(published.body.product.reviews?.[0]?.actor_name).toBeTruthy()
    expect(await inStore(wine.id)).toEqual({ list: true, page: 200 })
    expect(
      await sql(
        `select template, text like '%Falta dizer a safra.%' as tells from mail_outbox where "to" = $1 and template like 'wine-%' order by created_at`,
        [winery.email],
      ),
    ).toEqual([
      { template: 'wine-send_back', tells: true },
      { template: 'wine-publish', tells: false },
    ])
    expect(
      await sql(
        `select before ->> 'status' as before, after ->> 'status' as after from audit_entry
          where resource_id = $1 and action = 'wine.status' and actor_type = 'user' order by at`,
        [wine.id],
      ),
    ).toEqual([
      { before: 'proposed', after: 'draft' },
      { before: 'draft', after: 'published' },
    ])
  })

  it('publishes only what can be sold, and says everything that is missing', async () => {
    const winery = await openSeller()
    const { id } = await winery.addWine({ title: 'Vazio' })
    const answer = await review(id, { action: 'publish' })
    expect(answer.status).toBe(409)
    expect(answer.body.message).toBe(
      'Este vinho ainda não pode ser vendido: o produtor não está ativo, não há garrafas em estoque, falta o preço de varejo.',
    )
  })

  it('needs a reason to send back and to reject, and a rejected wine is not the seller’s to publish', async () => {
    const winery = await openSeller()
    await activate(winery.sellerId)
    const wine = await winery.addWine({ title: 'Recusado', price: 8_900, bottles: 12 })
    for (const action of ['send_back', 'reject']) {
      const answer = await review(wine.id, { action, reason: '   ' })
      expect(answer.status).toBe(400)
      expect(answer.body.errors).toEqual({ reason: 'Explique o motivo: o produtor vai lê-lo.' })
    }
    await review(wine.id, { action: 'reject', reason: 'Rótulo de outra casa.' })
    const own = await call<Body>(`/vendor/products/${wine.id}/status`, {
      token: winery.token,
      body: { status: 'published' },
    })
    expect(own.status).toBe(403)
    expect((await review(wine.id, { action: 'archive' })).body.product.status).toBe('archived')
    const again = await review(wine.id, { action: 'publish' })
    expect(again.status).toBe(409)
  })

  it('tells who decides about another status than the one on the screen', async () => {
    const winery = await openSeller()
    const { id } = await winery.addWine({ title: 'Mudou' })
    await review(id, { action: 'archive' })
    const answer = await review(id, {
      action: 'send_back',
      reason: 'x',
      expected_status: 'proposed',
    })
    expect(answer.status).toBe(409)
    expect(answer.body.current).toMatchObject({ status: 'archived' })
  })

  it('a status that somebody else gave, or for another reason, is no decision: the reason would reach nobody', async () => {
    const winery = await openSeller()
    await activate(winery.sellerId)
    const [paused, archived] = [
      await winery.addWine({ title: 'Pausado', price: 8_900, bottles: 12 }),
      await winery.addWine({ title: 'Arquivado', price: 8_900, bottles: 12 }),
    ]
    for (const [action, ids] of [
      ['publish', [paused.id, archived.id]],
      ['pause', [paused.id]],
      ['archive', [archived.id]],
    ])
      await call('/vendor/products/actions', { token: winery.token, body: { action, ids } })
    const resultOf = async (id: string, action: string, reason?: string) => {
      const { status } = (await asStaff(`/admin/products/${id}`)).body.product
      const expected_statuses = { [id]: status }
      const body = { ids: [id], action, expected_statuses, ...(reason && { reason }) }
      return (await asStaff('/admin/products/review', body)).body.results
    }
    const refused = (id: string, status: string) => [
      { id, ok: false, message: `Um vinho com status ${status} não pode passar para ${status}.` },
    ]
    expect(await resultOf(paused.id, 'send_back', 'Falta a safra.')).toEqual(
      refused(paused.id, 'Rascunho'),
    )
    expect(await resultOf(archived.id, 'archive')).toEqual(refused(archived.id, 'Arquivado'))
    const third = await winery.addWine({ title: 'Publicado', price: 8_900, bottles: 12 })
    const ids = [third.id]
    await call('/vendor/products/actions', {
      token: winery.token,
      body: { action: 'publish', ids },
    })
    expect(await resultOf(third.id, 'publish')).toEqual([{ id: third.id, ok: true, message: null }])
    // one's own decision once more, as after a lost answer (R31)
    const decision = { action: 'reject', reason: 'Sem volume.', expected_status: 'draft' }
    for (const _time of [1, 2])
      expect((await review(paused.id, decision)).body.product.status).toBe('rejected')
    const other = await review(paused.id, { action: 'reject', reason: 'Sem safra.' })
    expect([other.status, other.body.message]).toEqual([
      409,
      'Um vinho com status Rejeitado não pode passar para Rejeitado.',
    ])
  })

  it('a wine of a batch that has another status by now than on the screen is left as it is', async () => {
    const winery = await openSeller()
    await activate(winery.sellerId)
    const [seen, published] = [
      await winery.addWine({ title: 'Visto', price: 8_900, bottles: 12 }),
      await winery.addWine({ title: 'Publicado antes', price: 8_900, bottles: 12 }),
    ]
    const colleague = await openStaff()
    await call(`/admin/products/${published.id}/review`, {
      token: await askForToken('user', colleague.email, colleague.password),
      body: { action: 'publish' },
    })
    const { body } = await asStaff('/admin/products/review', {
      ids: [seen.id, published.id],
      action: 'reject',
      reason: 'Rótulo sem volume',
      expected_statuses: { [seen.id]: 'proposed', [published.id]: 'proposed' },
    })
    expect(body.results).toEqual([
      { id: seen.id, ok: true, message: null },
      { id: published.id, ok: false, message: expect.stringMatching(/já decidiu/) as string },
    ])
    const rows = await sql(`select status from product where id = $1`, [published.id])
    expect(rows).toEqual([{ status: 'published' }])
  })

  it('of many who decide at once one is heard, and the others read whose decision was first', async () => {
    const winery = await openSeller()
    await activate(winery.sellerId)
    const wine = await winery.addWine({ title: 'Disputado', price: 8_900, bottles: 12 })
    const colleague = await openStaff()
    const theirs = await askForToken('user', colleague.email, colleague.password)
    const mine = await tokenOf('staff')
    const responses = await Promise.all(
      Array.from({ length: AT_ONCE }, (_, index) =>
        call<Body>(`/admin/products/${wine.id}/review`, {
          token: index % 2 ? theirs : mine,
          body: { action: 'publish', expected_status: 'proposed' },
        }),
      ),
    )
    const refused = responses.filter(({ status }) => status !== 200)
    expect(refused).toHaveLength(AT_ONCE / 2)
    for (const { status, body } of refused) {
      expect(status).toBe(409)
      expect(body.message).toMatch(
        / já decidiu sobre este vinho em .*: Publicado\. Essa decisão vale/,
      )
      expect(body.current).toMatchObject({ status: 'published', by: expect.any(String) as string })
    }
    const steps = await sql(`select id from product_review where product_id = $1`, [wine.id])
    expect(steps).toHaveLength(1)
    expect(
      await sql(`select id from mail_outbox where "to" = $1 and template = 'wine-publish'`, [
        winery.email,
      ]),
    ).toHaveLength(1)
  })

  it('two queues, oldest first: what staff can publish, and what waits for its producer, with why; list and Início count the same', async () => {
    const winery = await openSeller()
    const wines = {
      ready: await winery.addWine({ price: 8_900, bottles: 12 }),
      bare: await winery.addWine(),
      empty: await winery.addWine({ price: 8_900, bottles: 0 }),
    }
    const ids = Object.values(wines).map(({ id }) => id)
    // older than all else in this database, so that the places are known
    await sql(
      `update product set created_at = timestamptz '2001-01-01' + interval '1 day' * array_position($1, id) where id = any($1)`,
      [ids],
    )
    const queue = async (name: string) =>
      (await asStaff(`/admin/reviews?queue=${name}`)).body as unknown as ReviewQueue
    const ours = async (name: string) =>
      (await queue(name)).wines.flatMap(({ id, lacks }) => (ids.includes(id) ? [[id, lacks]] : []))

    expect(await ours('ready')).toEqual([])
    expect(await ours('waiting')).toEqual([
      [wines.ready.id, ['seller']],
      [wines.bare.id, ['seller', 'stock', 'price']],
      [wines.empty.id, ['seller', 'stock']],
    ])
    await activate(winery.sellerId)
    expect((await queue('ready')).wines[0]).toMatchObject({
      id: wines.ready.id,
      waiting_since: '2001-01-02T00:00:00.000Z',
      lacks: [],
    })
    expect(await ours('waiting')).toEqual([
      [wines.bare.id, ['stock', 'price']],
      [wines.empty.id, ['stock']],
    ])

    // other tests' wines come and go between two requests
    for (const name of ['ready', 'waiting'] as const)
      await expect
        .poll(async () => {
          const { counts } = await queue(name)
          const { body } = await asStaff(`/admin/products?review=${name}&limit=1`)
          return body.count - counts[name]
        })
        .toBe(0)
    await expect
      .poll(async () => {
        const { counts } = await queue('ready')
        const { body } = await asStaff('/admin/home')
        const line = (body.queues as { queue: string; count: number }[]).find(
          (one) => one.queue === 'wines',
        )
        return (line?.count ?? -1) - counts.ready
      })
      .toBe(0)
    expect((await asStaff('/admin/reviews?queue=all')).status).toBe(400)
    await Promise.all(ids.map((id) => review(id, { action: 'archive' })))
  })

  it('the seller reads the place in the queue, and a decision takes the wine out of it', async () => {
    const winery = await openSeller({ status: 'ACTIVE' })
    const add = () => winery.addWine({ price: 8_900, bottles: 12 })
    const [{ id: first }, { id: second }, bare] = [await add(), await add(), await winery.addWine()]
    await sql(
      `update product set created_at = timestamptz '2000-01-01' + case when id = $1 then interval '0' else interval '1 day' end
        where id = any($2)`,
      [first, [first, second]],
    )
    const own = await call<Body>(`/vendor/products/${second}`, { token: winery.token })
    expect(own.body.product.waiting_before).toBe(1)
    // one that waits for its producer has no place
    const waits = await call<Body>(`/vendor/products/${bare.id}`, { token: winery.token })
    expect(waits.body.product.waiting_before).toBeNull()
    await review(first, { action: 'reject', reason: 'Cadastro repetido.' })
    const after = (await asStaff('/admin/reviews')).body as unknown as ReviewQueue
    expect(after.wines.map(({ id }) => id)).not.toContain(first)
    expect(after.median_minutes).not.toBeNull()
    const next = await call<Body>(`/vendor/products/${second}`, { token: winery.token })
    expect(next.body.product.waiting_before).toBe(0)
    const done = await call<Body>(`/vendor/products/${first}`, { token: winery.token })
    expect(done.body.product.waiting_before).toBeNull()
    await review(second, { action: 'archive' })
  })

  it('shows field by field what changed after the last decision, and nothing of before it', async () => {
    const winery = await openSeller()
    const { id } = await winery.addWine({ title: 'Corrigido' })
    const asSeller = (body: object) => call(`/vendor/products/${id}`, { token: winery.token, body })
    await asSeller({ description: 'Antes da análise' })
    expect((await asStaff(`/admin/products/${id}`)).body.product.changes_since_review).toBeNull()
    await review(id, { action: 'send_back', reason: 'Falta a safra.' })
    await asSeller({ metadata: { enology: { vintage: 2023 } } })
    await asSeller({ metadata: { enology: { vintage: 2024 } } })
    const { changes_since_review: changes } = (await asStaff(`/admin/products/${id}`)).body.product
    expect(changes).toMatchObject({
      before: { 'enology.vintage': null },
      after: { 'enology.vintage': 2024 },
    })
    expect(Object.keys(changes?.after ?? {})).toEqual(['enology.vintage'])
  })

  it('a missing wine is missing everywhere', async () => {
    const missing = 'prod_01ZZZZZZZZZZZZZZZZZZZZZZZZ'
    expect((await asStaff(`/admin/products/${missing}`)).status).toBe(404)
    expect((await review(missing, { action: 'archive' })).status).toBe(404)
  })

  it('several at once: each for itself, with what became of it, and once', async () => {
    const winery = await openSeller()
    await activate(winery.sellerId)
    const good = await winery.addWine({ title: 'Pronto', price: 8_900, bottles: 12 })
    const { id: empty } = await winery.addWine()
    const batch = () =>
      asStaff('/admin/products/review', { ids: [good.id, empty], action: 'publish' })
    const [first, second] = await Promise.all([batch(), batch()])
    for (const { body } of [first, second]) {
      expect(body.results).toEqual([
        { id: good.id, ok: true, message: null },
        {
          id: empty,
          ok: false,
          message:
            'Este vinho ainda não pode ser vendido: não há garrafas em estoque, falta o preço de varejo.',
        },
      ])
    }
    expect(
      await sql(`select id from product_review where product_id = $1 and actor_type = 'user'`, [
        good.id,
      ]),
    ).toHaveLength(1)
  })
})

it('a deactivated seller’s wines leave the store and come back as they were', async () => {
  const winery = await openSeller()
  await activate(winery.sellerId)
  const wine = await winery.addWine({ title: 'Volta', price: 8_900, bottles: 12 })
  await review(wine.id, { action: 'publish' })
  expect(await inStore(wine.id)).toEqual({ list: true, page: 200 })
  await deactivate(winery.sellerId)
  expect(await inStore(wine.id)).toEqual({ list: false, page: 404 })
  await activate(winery.sellerId)
  expect(await inStore(wine.id)).toEqual({ list: true, page: 200 })
})
