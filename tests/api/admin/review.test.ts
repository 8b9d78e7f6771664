import { afterAll, describe, expect, it } from 'vitest'
import type { Product } from '#domain/wire/product'
import { startWinery } from '../lists/startWinery'
import { call } from '../../support/http'
import { tokenOf } from '../../support/people'
import { closeDatabase, sql } from '../../support/world'
import { addSellableWine } from './addSellableWine'

interface Body extends Record<string, unknown> {
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

afterAll(closeDatabase)

describe('staff review a wine', () => {
  it('sent back with a reason, corrected, published: the seller reads why, consumers see the wine', async () => {
    const winery = await startWinery()
    await activate(winery.sellerId)
    const wine = await addSellableWine(winery, 'Pét-Nat')
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
    const winery = await startWinery()
    const id = await winery.addWine('Vazio')
    const answer = await review(id, { action: 'publish' })
    expect(answer.status).toBe(409)
    expect(answer.body.message).toBe(
      'Este vinho ainda não pode ser vendido: o produtor não está ativo, não há garrafas em estoque, falta o preço de varejo.',
    )
  })

  it('needs a reason to send back and to reject, and a rejected wine is not the seller’s to publish', async () => {
    const winery = await startWinery()
    await activate(winery.sellerId)
    const wine = await addSellableWine(winery, 'Recusado')
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
    const winery = await startWinery()
    const id = await winery.addWine('Mudou')
    await review(id, { action: 'archive' })
    const answer = await review(id, {
      action: 'send_back',
      reason: 'x',
      expected_status: 'proposed',
    })
    expect(answer.status).toBe(409)
    expect(answer.body.current).toEqual({ status: 'archived' })
  })

  it('a missing wine is missing everywhere', async () => {
    const missing = 'prod_01ZZZZZZZZZZZZZZZZZZZZZZZZ'
    expect((await asStaff(`/admin/products/${missing}`)).status).toBe(404)
    expect((await review(missing, { action: 'archive' })).status).toBe(404)
  })

  it('several at once: each for itself, with what became of it, and once', async () => {
    const winery = await startWinery()
    await activate(winery.sellerId)
    const good = await addSellableWine(winery, 'Pronto')
    const empty = await winery.addWine('Sem nada')
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
  const winery = await startWinery()
  await activate(winery.sellerId)
  const wine = await addSellableWine(winery, 'Volta')
  await review(wine.id, { action: 'publish' })
  expect(await inStore(wine.id)).toEqual({ list: true, page: 200 })
  await deactivate(winery.sellerId)
  expect(await inStore(wine.id)).toEqual({ list: false, page: 404 })
  await activate(winery.sellerId)
  expect(await inStore(wine.id)).toEqual({ list: true, page: 200 })
})
