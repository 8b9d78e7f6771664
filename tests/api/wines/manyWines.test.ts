import { beforeAll, describe, expect, it } from 'vitest'
import type { AuditListResponse } from '#domain/audit/auditWire'
import type { WineAction } from '#domain/wines/wineActions'
import type { WineActionResult } from '#domain/wines/wineBatchWire'
import { call, type Answer } from '../../support/http'
import { tokenOf } from '../../support/people'
import { sql } from '../../support/world'
import { placeOrder } from '../../support/buyer'
import { openShop } from '../../support/openShop'
import { openSeller, setSellerStatus, type Seller } from '../../support/openSeller'
import type { Wine } from '../../support/openWine'

const STAFF = 'Somente a equipe da winex pode alterar o status deste vinho.'
let cellar: Seller
let wines: Wine[]

beforeAll(async () => {
  cellar = await openSeller({ status: 'ACTIVE' })
  wines = []
  for (let count = 0; count < 4; count++) wines.push(await cellar.addWine())
  for (const wine of wines.slice(0, 2)) {
    await wine.setPrices(5000)
    await wine.setStock(12)
  }
})

const act = (
  action: WineAction,
  ids: string[],
  token = cellar.token,
): Promise<Answer<{ results: WineActionResult[] }>> =>
  call('/vendor/products/actions', { token, body: { action, ids } })
const ids = () => wines.map(({ id }) => id)
const statuses = () => Promise.all(wines.map(async (wine) => (await wine.read()).status))
const steps = (id: string) =>
  sql<{ action: string; after: { status?: string } | null }>(
    `select action, after from audit_entry where resource_id = $1 and action in ('wine.status', 'wine.delete') order by at`,
    [id],
  )

describe('many wines at once', () => {
  it('publishes what can be, says of each other why not, and repeats without effect', async () => {
    const first = await act('publish', ids())
    expect(first.body.results.map(({ ok, message, changed }) => [ok, changed, message])).toEqual([
      [true, true, null],
      [true, true, null],
      [false, false, 'Não é possível ativar um vinho sem estoque. Adicione estoque primeiro.'],
      [false, false, 'Não é possível ativar um vinho sem estoque. Adicione estoque primeiro.'],
    ])
    expect(await statuses()).toEqual(['published', 'published', 'proposed', 'proposed'])
    const again = await Promise.all(Array.from({ length: 8 }, () => act('publish', ids())))
    expect(again.map(({ status }) => status)).toContain(200)
    for (const { status, body } of again) {
      expect([200, 429]).toContain(status)
      if (status === 200) expect(body.results.some(({ changed }) => changed)).toBe(false)
    }
    expect(await steps(wines[0]?.id ?? '')).toHaveLength(1)
  })

  it('pauses, and takes that back', async () => {
    await act('pause', ids().slice(0, 2))
    expect((await statuses()).slice(0, 2)).toEqual(['draft', 'draft'])
    await act('publish', ids().slice(0, 2))
    expect((await statuses()).slice(0, 2)).toEqual(['published', 'published'])
  })

  it('archives and brings back what the seller archived, never what staff did (R20)', async () => {
    const [first, second] = ids()
    const staff = await tokenOf('staff')
    await call(`/admin/products/${second}/review`, { token: staff, body: { action: 'archive' } })
    const archived = await act('archive', [first ?? '', second ?? ''])
    expect(archived.body.results).toMatchObject([{ ok: true }, { ok: false, message: STAFF }])
    const back = await act('restore', [first ?? '', second ?? ''])
    expect(back.body.results).toMatchObject([{ ok: true }, { ok: false, message: STAFF }])
    expect((await statuses()).slice(0, 2)).toEqual(['draft', 'archived'])
    // the route of the specification knows no archive
    expect((await wines[0]?.setStatus('archived'))?.status).toBe(400)
  })

  it('deletes what was never sold: it is gone from the list, the cards and every route', async () => {
    const gone = wines[3]
    const total = async () =>
      (
        await call<{ count: number; summary: { total: number } }>('/vendor/products', {
          token: cellar.token,
        })
      ).body
    expect(await total()).toMatchObject({ count: 4, summary: { total: 4 } })
    const { body } = await act('delete', [gone?.id ?? ''])
    expect(body.results).toMatchObject([{ ok: true, changed: true }])
    expect(await total()).toMatchObject({ count: 3, summary: { total: 3 } })
    // once more after a lost answer: done already, and nothing is changed (R31)
    expect((await act('delete', [gone?.id ?? ''])).body.results).toMatchObject([
      { ok: true, changed: false },
    ])
    expect((await gone?.setPrices(100))?.status).toBe(404)
    expect((await steps(gone?.id ?? '')).map(({ action }) => action)).toEqual(['wine.delete'])
    // staff's trail names it still, and knows that it has no page any more
    const query = `resource=product&resource_id=${gone?.id}`
    const trail = await call<AuditListResponse>(`/admin/audit?${query}`, {
      token: await tokenOf('staff'),
    })
    expect(trail.body.entries[0]).toMatchObject({
      action: 'wine.delete',
      resource_name: expect.any(String) as string,
      resource_deleted: true,
    })
  })

  it('deletes nothing that an order names', async () => {
    const shop = await openShop({ bottles: 3, wines: 1 })
    await placeOrder(shop)
    const wine = shop.wines[0]?.id ?? ''
    const { body } = await act('delete', [wine], shop.token)
    expect(body.results).toMatchObject([
      {
        ok: false,
        message: 'Este vinho já foi vendido e aparece em pedidos: arquive em vez de excluir.',
      },
    ])
    const archived = await act('archive', [wine], shop.token)
    expect(archived.body.results).toMatchObject([{ ok: true }])
  })

  it('answers 404 when none of the wines is the seller’s, and as missing one among others (R42)', async () => {
    const stranger = await openSeller({ status: 'ACTIVE' })
    const theirs = await stranger.addWine()
    expect((await act('delete', [theirs.id])).status).toBe(404)
    const mixed = await act('archive', [theirs.id, wines[2]?.id ?? ''])
    expect(mixed.body.results).toMatchObject([
      { ok: false, message: 'Vinho não encontrado' },
      { ok: true },
    ])
    expect((await theirs.read()).status).toBe('proposed')
  })

  it('takes 200 at most, and nothing of a seller who may only read (R14)', async () => {
    const many = Array.from({ length: 201 }, (_, at) => `prod_${at}`)
    expect((await act('pause', many)).status).toBe(400)
    await setSellerStatus(cellar.sellerId, 'INACTIVE')
    expect((await act('archive', ids().slice(0, 1))).status).toBe(403)
    await setSellerStatus(cellar.sellerId, 'ACTIVE')
  })
})
