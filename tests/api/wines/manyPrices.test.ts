import { beforeAll, describe, expect, it } from 'vitest'
import type { WinePriceResult, WinePriceRow } from '#domain/wines/winePricesWire'
import { call, type Answer } from '../../support/http'
import { sql } from '../../support/world'
import { openSeller, setSellerStatus, type Seller } from '../../support/openSeller'
import type { Wine } from '../../support/openWine'

let cellar: Seller
let wines: Wine[]

beforeAll(async () => {
  cellar = await openSeller({ status: 'ACTIVE' })
  wines = []
  for (let count = 0; count < 4; count++) wines.push(await cellar.addWine())
})

const wine = (at: number): Wine => {
  const found = wines[at]
  if (!found) throw new Error(`no wine ${at}`)
  return found
}
const send = (changes: unknown[]): Promise<Answer<{ results: WinePriceResult[]; type?: string }>> =>
  call('/vendor/products/prices', { token: cellar.token, body: { wines: changes } })
const rows = async (): Promise<WinePriceRow[]> =>
  (await call<{ wines: WinePriceRow[] }>('/vendor/products/prices', { token: cellar.token })).body
    .wines
const rowOf = async (id: string) => (await rows()).find((row) => row.id === id)
const entries = (id: string) =>
  sql<{ action: string; before: object; after: object }>(
    'select action, before, after from audit_entry where resource_id = $1 order by at',
    [id],
  )

describe('prices and stock of many wines at once', () => {
  it('stores what is new of each, with the audit entries of one by one, and repeats without effect', async () => {
    const change = (at: number, retail: number) => ({
      id: wine(at).id,
      retail,
      wholesale: { amount: retail - 1000, min_quantity: 6 },
      available: 24,
      low_stock: 12,
      expected: { retail: null, wholesale: null, available: 0, low_stock: null },
    })
    const both = [change(0, 8990), change(1, 9590)]
    const first = await send(both)
    expect(first.status).toBe(200)
    expect(first.body.results.map(({ ok }) => ok)).toEqual([true, true])
    expect(await rowOf(wine(0).id)).toEqual({
      id: wine(0).id,
      title: wine(0).title,
      status: 'proposed',
      retail: 8990,
      wholesale: { amount: 7990, min_quantity: 6 },
      available: 24,
      low_stock: 12,
    })
    const kept = await entries(wine(0).id)
    expect(kept.map(({ action }) => action)).toEqual([
      'wine.create',
      'wine.prices',
      'wine.stock',
      'wine.stock_limit',
    ])
    expect(kept.at(-1)).toMatchObject({ before: { low_stock: null }, after: { low_stock: 12 } })

    const again = await Promise.all(Array.from({ length: 10 }, () => send(both)))
    // two of one seller at a time; the others are told to come back
    const answered = again.map(({ status }) => status)
    for (const status of answered) expect([200, 429]).toContain(status)
    expect(answered).toContain(200)
    for (const { body, status } of again)
      if (status === 200) expect(body.results.every(({ ok }) => ok)).toBe(true)
    expect(await entries(wine(0).id)).toHaveLength(4)
  })

  it('tells a conflict with both values at its wine, and stores the rest', async () => {
    await wine(0).setPrices(9290)
    const answer = await send([
      { id: wine(0).id, retail: 9900, expected: { retail: 8990 } },
      { id: wine(1).id, retail: 9900, expected: { retail: 9590 } },
    ])
    expect(answer.body.results).toMatchObject([
      {
        ok: false,
        conflict: true,
        message: 'Mudou enquanto você editava. Agora: preço R$ 92,90.',
        current: { retail: 9290, available: 24 },
      },
      { ok: true, conflict: false, current: { retail: 9900 } },
    ])
    expect((await rowOf(wine(0).id))?.retail).toBe(9290)
  })

  it('keeps a wholesale price that is not named, and takes one away that is null', async () => {
    await send([{ id: wine(1).id, retail: 9000 }])
    expect((await rowOf(wine(1).id))?.wholesale).toEqual({ amount: 8590, min_quantity: 6 })
    await send([{ id: wine(1).id, wholesale: null }])
    expect(await rowOf(wine(1).id)).toMatchObject({ retail: 9000, wholesale: null })
  })

  it('counts bottles that can be sold: what orders have reserved stays on top', async () => {
    await sql(
      `update inventory_level set reserved_quantity = 4,
          raw_reserved_quantity = '{"value": "4", "precision": 20}' where inventory_item_id = $1`,
      [wine(1).itemId],
    )
    const { body } = await send([
      { id: wine(1).id, available: 30, expected: { available: 24 } },
      { id: wine(2).id, available: 5 },
    ])
    // 24 were in the cellar: with 4 reserved, 20 can be sold
    expect(body.results[0]).toMatchObject({ ok: false, conflict: true, current: { available: 20 } })
    await send([{ id: wine(1).id, available: 30, expected: { available: 20 } }])
    const [level] = await sql<{ stocked: string }>(
      'select stocked_quantity as stocked from inventory_level where inventory_item_id = $1',
      [wine(1).itemId],
    )
    expect(Number(level?.stocked)).toBe(34)
  })

  it('makes a published wine a draft with its last bottle or its price (R21)', async () => {
    await send([{ id: wine(2).id, retail: 5000, available: 9 }])
    expect((await wine(2).setStatus('published')).status).toBe(200)
    const { body } = await send([{ id: wine(2).id, available: 0 }])
    expect(body.results[0]?.current).toMatchObject({ available: 0, status: 'draft' })
    expect((await wine(2).read()).status).toBe('draft')
  })

  it('refuses fewer bottles than the wholesale price asks for, 0 included, and says what to do (R7)', async () => {
    const { id, setPrices } = await cellar.addWine({ bottles: 24 })
    await setPrices(8000, { amount: 7000, min_quantity: 12 })
    const refused = await send([{ id, available: 0 }])
    expect(refused.body.results[0]).toMatchObject({
      ok: false,
      message:
        "O preço de atacado vale a partir de 12 garrafas: não pode haver menos. Em 'Editar Estoque e Preço', diminua a quantidade mínima ou, para ficar com 0, apague o preço de atacado e a quantidade mínima.",
    })
    const done = await send([{ id, available: 0, wholesale: null }])
    expect(done.body.results[0]).toMatchObject({ ok: true })
  })

  it('refuses a minimum above the bottles, whole wine or nothing (R7)', async () => {
    const { body } = await send([
      { id: wine(3).id, retail: 7000, available: 5, wholesale: { amount: 6000, min_quantity: 6 } },
    ])
    expect(body.results[0]).toMatchObject({
      ok: false,
      conflict: false,
      message: expect.stringContaining('O preço de atacado vale a partir de 6 garrafas') as string,
    })
    expect(await rowOf(wine(3).id)).toMatchObject({ retail: 0, available: 0 })
  })

  it('answers a foreign wine among own ones as a missing one, and 404 when none is the seller’s (R42)', async () => {
    const stranger = await openSeller({ status: 'ACTIVE' })
    const theirs = await stranger.addWine()
    const mixed = await send([
      { id: theirs.id, retail: 1 },
      { id: wine(3).id, retail: 7000 },
    ])
    expect(mixed.body.results).toMatchObject([
      { ok: false, message: 'Vinho não encontrado', current: null },
      { ok: true },
    ])
    expect((await send([{ id: theirs.id, retail: 1 }])).status).toBe(404)
    expect((await theirs.read()).variants[0]?.prices[0]?.amount ?? 0).toBe(0)
  })

  it('takes 200 wines at most, and nothing of a seller who may only read', async () => {
    const many = Array.from({ length: 201 }, () => ({ id: wine(3).id, retail: 1 }))
    expect((await send(many)).status).toBe(400)
    await setSellerStatus(cellar.sellerId, 'INACTIVE')
    expect((await send([{ id: wine(3).id, retail: 1 }])).status).toBe(403)
    await setSellerStatus(cellar.sellerId, 'ACTIVE')
    expect((await rowOf(wine(3).id))?.retail).toBe(7000)
  })
})
