import { describe, expect, test } from 'vitest'

import {
  adminStockBadge,
  lowestPrice,
  retailPrice,
  sellerStockBadge,
  publishProblem,
  toggleTooltip,
  totalStock,
  wholesalePrice,
  wineWarning,
  type PriceFacts,
  type WineFacts,
} from '#domain/wines/wine'

interface Bottles {
  status?: string
  levels?: number[]
  prices?: PriceFacts[]
}

function wine({
  status = 'draft',
  levels = [12],
  prices = [{ amount: 8990 }],
}: Bottles = {}): WineFacts {
  const location_levels = levels.map((available_quantity) => ({ available_quantity }))
  return { status, variants: [{ prices, inventory_items: [{ inventory: { location_levels } }] }] }
}

const active = { store_status: 'ACTIVE' }
const pending = { store_status: 'PENDING' }

describe('stock and prices', () => {
  test('the stock is the sum over all levels of all variants', () => {
    const variants = [
      ...(wine({ levels: [3, 4] }).variants ?? []),
      ...(wine({ levels: [5] }).variants ?? []),
    ]
    expect(totalStock({ status: 'draft', variants })).toBe(12)
    expect(totalStock({ status: 'draft' })).toBe(0)
  })

  // spec 113
  test('retail and wholesale are told apart by min_quantity, never by position (R6)', () => {
    const both = wine({ prices: [{ amount: 7000, min_quantity: 6 }, { amount: 8990 }] })
    expect(retailPrice(both)).toBe(8990)
    expect(wholesalePrice(both)).toEqual({ amount: 7000, min_quantity: 6 })
    expect(wholesalePrice(wine())).toBeNull()
    expect(retailPrice(wine({ prices: [] }))).toBeNull()
  })

  test("'Menor preco' ignores zeros and other currencies", () => {
    const prices = [
      { amount: 0 },
      { amount: 500, currency_code: 'usd' },
      { amount: 8990 },
      { amount: 7000, min_quantity: 6 },
    ]
    expect(lowestPrice(wine({ prices }))).toBe(7000)
    expect(lowestPrice(wine({ prices: [{ amount: 0 }] }))).toBeNull()
  })

  // spec 151
  test('the two areas word their stock badges differently (R4)', () => {
    expect([sellerStockBadge(1), sellerStockBadge(0)]).toEqual(['Em Estoque', 'Fora de Estoque'])
    expect([adminStockBadge(1), adminStockBadge(0)]).toEqual(['Em estoque', 'Sem estoque'])
  })
})

describe('publishing (R20, R14)', () => {
  test('an active seller publishes a wine with one bottle and a price of one cent', () => {
    const least = { levels: [1], prices: [{ amount: 1 }] }
    expect(publishProblem(wine({ ...least, status: 'proposed' }), active)).toBeNull()
    expect(publishProblem(wine({ ...least, status: 'draft' }), active)).toBeNull()
  })

  test('not without stock, without price, or while in review', () => {
    expect(publishProblem(wine({ levels: [0] }), active)).toBe('no_stock')
    expect(publishProblem(wine({ prices: [{ amount: 0 }] }), active)).toBe('no_price')
    expect(publishProblem(wine({ prices: [{ amount: 7000, min_quantity: 6 }] }), active)).toBe(
      'no_price',
    )
    expect(publishProblem(wine(), pending)).toBe('seller_not_active')
    expect(publishProblem(wine({ status: 'rejected' }), active)).toBe('staff_status')
  })
})

describe('the activation toggle (spec §4)', () => {
  test('works on a complete wine and always on a published one', () => {
    expect(toggleTooltip(wine(), active)).toBeNull()
    expect(toggleTooltip(wine({ status: 'published', levels: [0] }), active)).toBeNull()
  })

  // spec 141
  test.each<[string, Bottles, { store_status: string }, string]>([
    ['no stock', { levels: [0] }, active, 'Adicione estoque para ativar o vinho'],
    [
      'proposed without price',
      { status: 'proposed', prices: [{ amount: 0 }] },
      active,
      'Preço precisa ser aprovado para ativar o vinho',
    ],
    [
      'draft without price',
      { prices: [{ amount: 0 }] },
      active,
      'Adicione o preço de varejo para ativar o vinho',
    ],
    ['seller in review', {}, pending, 'Seu cadastro precisa estar ativo para ativar o vinho'],
    [
      'archived',
      { status: 'archived' },
      active,
      'Somente a equipe da winex pode ativar este vinho',
    ],
  ])('is disabled with a reason: %s', (_, bottles, seller, tooltip) => {
    expect(toggleTooltip(wine(bottles), seller)).toBe(tooltip)
  })
})

describe('the yellow warning (spec §4)', () => {
  const free = [{ amount: 0 }]
  // spec 142
  test.each<[Bottles, string | undefined]>([
    [{ status: 'proposed', levels: [0], prices: free }, 'Atenção: Vinho sem estoque e sem preço'],
    [{ status: 'proposed', levels: [0] }, 'Atenção: Vinho sem estoque'],
    [{ status: 'draft', levels: [0], prices: free }, 'Atenção: Vinho sem estoque'],
    [{ status: 'proposed', prices: free }, 'Atenção: Vinho sem preço'],
    [{ status: 'draft', prices: free }, undefined],
    [{ status: 'published', levels: [0], prices: free }, undefined],
    [{ status: 'proposed' }, undefined],
  ])('%j: %s', (bottles, headline) => {
    expect(wineWarning(wine(bottles))?.headline).toBe(headline)
  })

  test("names 'Editar Estoque e Preço' as the way out", () => {
    expect(wineWarning(wine({ levels: [0] }))?.text).toContain("'Editar Estoque e Preço'")
  })
})
