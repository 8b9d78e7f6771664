import { beforeAll, describe, expect, it } from 'vitest'
import { PRODUCT_STATUS_KEYS, type ProductStatus } from '#domain/wines/productStatus'
import { PUBLISH_ERRORS, publishProblem, toggleTooltip } from '#domain/wines/wine'
import { placeOrder } from '../../support/buyer'
import { call } from '../../support/http'
import { openShop, type Shop } from '../../support/openShop'
import { tokenOf } from '../../support/people'
import { sql } from '../../support/world'
import { openSeller, setSellerStatus, type Seller } from '../../support/openSeller'
import type { Wine } from '../../support/openWine'
import { AT_ONCE } from '../../support/scope'

const readOnly = ['INACTIVE', 'SUSPENDED', 'BLOCKED']
const sellerStatuses = ['ACTIVE', 'PENDING', ...readOnly]

let cellar: Seller
let wine: Wine
beforeAll(async () => {
  cellar = await openSeller({ status: 'ACTIVE' })
  wine = await cellar.addWine()
})

/** Puts the wine into a state without asking the rules. */
async function put(status: ProductStatus, stock: number, cents: number): Promise<void> {
  await sql('update inventory_level set stocked_quantity = $2 where inventory_item_id = $1', [
    wine.itemId,
    stock,
  ])
  await sql(
    `update price set amount = $2::numeric / 100 where price_set_id in (select price_set_id from product_variant_price_set where variant_id = $1)`,
    [wine.variantId, cents],
  )
  await sql('update product set status = $2 where id = $1', [wine.id, status])
}

const states = sellerStatuses.flatMap((seller) =>
  PRODUCT_STATUS_KEYS.flatMap((status) =>
    [0, 7].flatMap((stock) => [0, 8990].map((cents) => ({ seller, status, stock, cents }))),
  ),
)

describe('who may publish (R20, R14), by the predicate that enables the toggle', () => {
  it.each(sellerStatuses)('a seller who is %s', async (sellerStatus) => {
    await setSellerStatus(cellar.sellerId, sellerStatus)
    for (const state of states.filter(({ seller }) => seller === sellerStatus)) {
      await put(state.status, state.stock, state.cents)
      const name = JSON.stringify(state)
      const shown = await wine.read()
      const seller = { store_status: state.seller }
      const problem = publishProblem(shown, seller)
      const { status, body } = await wine.setStatus('published')
      if (readOnly.includes(sellerStatus)) {
        expect(status, name).toBe(403)
        expect((await wine.read()).status, name).toBe(state.status)
      } else if (state.status === 'published') {
        expect([status, body.product.status], name).toEqual([200, 'published'])
      } else if (problem === null) {
        expect([status, body.product?.status], name).toEqual([200, 'published'])
        expect(toggleTooltip(shown, seller), name).toBeNull()
      } else {
        expect(body.message, name).toBe(PUBLISH_ERRORS[problem])
        expect(status, name).toBe(problem === 'no_stock' || problem === 'no_price' ? 409 : 403)
        expect(toggleTooltip(shown, seller), name).not.toBeNull()
        expect((await wine.read()).status, name).toBe(state.status)
      }
    }
    await setSellerStatus(cellar.sellerId, 'ACTIVE')
  })
})

describe('a status that is asked for', () => {
  it('without stock says so in the words of the specification', async () => {
    await put('proposed', 0, 8990)
    const { status, body } = await wine.setStatus('published')
    expect([status, body.message]).toEqual([
      409,
      'Não é possível ativar um vinho sem estoque. Adicione estoque primeiro.',
    ])
  })

  // spec 201
  it.each<[ProductStatus, string, number, string | null]>([
    ['published', 'draft', 200, null],
    ['draft', 'draft', 200, null],
    ['proposed', 'proposed', 200, null],
    ['proposed', 'draft', 409, 'Um vinho com status Proposto não pode passar para Rascunho.'],
    ['draft', 'proposed', 409, 'Um vinho com status Rascunho não pode passar para Proposto.'],
    ['published', 'proposed', 409, 'Um vinho com status Publicado não pode passar para Proposto.'],
    ['rejected', 'draft', 403, 'Somente a equipe da winex pode alterar o status deste vinho.'],
    ['archived', 'proposed', 403, 'Somente a equipe da winex pode alterar o status deste vinho.'],
  ])('from %s to %s answers %i', async (from, to, status, message) => {
    await put(from, 7, 8990)
    const answer = await wine.setStatus(to)
    expect(answer.status).toBe(status)
    if (message) expect(answer.body.message).toBe(message)
    expect((await wine.read()).status).toBe(status === 200 ? to : from)
  })

  // spec 201
  it.each(['rejected', 'archived', 'sold', ''])(
    "'%s' is not for sellers to choose",
    async (status) => {
      const answer = await wine.setStatus(status)
      expect(answer.status).toBe(400)
      expect(answer.body.errors).toEqual({
        status: 'Valor inválido: use proposed, published, draft',
      })
    },
  )

  it('many times at once leaves one entry in the history and in the audit trail', async () => {
    const fresh = await cellar.addWine()
    await fresh.setStock(5)
    await fresh.setPrices(100)
    const responses = await Promise.all(
      Array.from({ length: AT_ONCE }, () => fresh.setStatus('published')),
    )
    expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([200]))
    const count = async (table: string, column: string) =>
      (
        await sql(
          `select 1 from ${table} where ${column} = $1 ${table === 'audit_entry' ? `and action = 'wine.status'` : ''}`,
          [fresh.id],
        )
      ).length
    expect(await count('product_review', 'product_id')).toBe(1)
    expect(await count('audit_entry', 'resource_id')).toBe(1)
  })
})

describe('what orders reserve (R61)', () => {
  const statusOf = async (shop: Shop) => (await shop.wines[0]?.read())?.status
  const lastStep = async (shop: Shop) =>
    (
      await sql(
        `select actor_type, before, after from audit_entry where resource_id = $1 and action = 'wine.status' order by at desc limit 1`,
        [shop.wines[0]?.id],
      )
    )[0]
  const SOLD_OUT = {
    actor_type: 'system',
    before: { status: 'published' },
    after: { status: 'draft', reason: 'Sem estoque' },
  }

  it('changes no status before it is accepted, and sells again when it is rejected', async () => {
    const shop = await openShop({ wines: 1, bottles: 4 })
    const [first, second] = [
      await placeOrder(shop, [{ quantity: 3 }]),
      await placeOrder(shop, [{ quantity: 1 }]),
    ]
    expect(await shop.stockOf()).toMatchObject({ stocked: 4, reserved: 4 })
    expect(await statusOf(shop)).toBe('published')
    await shop.act(first, 'cancel', { reason: 'Sem caixa' })
    expect(await statusOf(shop)).toBe('published')
    const third = await placeOrder(shop, [{ quantity: 3 }])
    await shop.act(third, 'accept')
    expect(await statusOf(shop)).toBe('published')
    await shop.act(second, 'accept')
    expect(await statusOf(shop)).toBe('draft')
    expect(await lastStep(shop)).toEqual(SOLD_OUT)
  })

  it('is on top of what its producer sets to 0: the wine becomes a draft, and what is released does not sell', async () => {
    const shop = await openShop({ wines: 1, bottles: 7 })
    const order = await placeOrder(shop, [{ quantity: 2 }])
    const [wine] = shop.wines
    const kept = await wine?.setStock(3)
    expect(kept?.body.product_status).toBe('published')
    const emptied = await wine?.setStock(2)
    expect(emptied?.body).toMatchObject({
      product_status: 'draft',
      location_level: { stocked_quantity: 2, available_quantity: 0 },
    })
    expect(await lastStep(shop)).toMatchObject({ ...SOLD_OUT, actor_type: 'seller' })
    await shop.act(order, 'cancel', { reason: 'Sem caixa' })
    expect(await statusOf(shop)).toBe('draft')
  })

  it('leaves the status as it was when nothing that can be sold was there before', async () => {
    const shop = await openShop({ wines: 1, bottles: 3 })
    await placeOrder(shop, [{ quantity: 3 }])
    const saved = await shop.wines[0]?.setStock(3)
    expect(saved?.body.product_status).toBe('published')
  })

  it('makes a draft of the wine once it is paid, too', async () => {
    const shop = await openShop({ wines: 1, bottles: 2 })
    const order = await placeOrder(shop, [{ quantity: 2 }])
    expect(await statusOf(shop)).toBe('published')
    const token = await tokenOf('staff')
    expect((await call(`/admin/orders/${order}/capture`, { token, body: {} })).status).toBe(200)
    expect(await statusOf(shop)).toBe('draft')
    expect(await lastStep(shop)).toEqual(SOLD_OUT)
  })
})
