import { describe, expect, test } from 'vitest'
import { nextWineAct, wineStanding } from '#domain/wines/nextWineAct'
import { publishProblem, type WineFacts } from '#domain/wines/wine'

interface Facts {
  status?: string
  /** Bottles. */
  stock?: number
  /** Cents. */
  retail?: number
}

const wine = ({ status = 'proposed', stock = 12, retail = 8_990 }: Facts = {}): WineFacts => ({
  status,
  variants: [
    {
      prices: [{ amount: 7_000, min_quantity: 6 }, { amount: retail }],
      inventory_items: [{ inventory: { location_levels: [{ available_quantity: stock }] } }],
    },
  ],
})
const seller = (store_status: string) => ({ store_status })
const ACTIVE = seller('ACTIVE')

describe('the one act of a wine’s page', () => {
  test('leads from the price over the bottles to the store', () => {
    expect(nextWineAct(wine({ retail: 0, stock: 0 }), ACTIVE)).toBe('set_price')
    expect(nextWineAct(wine({ retail: 0, stock: 1 }), ACTIVE)).toBe('set_price')
    expect(nextWineAct(wine({ retail: 1, stock: 0 }), ACTIVE)).toBe('add_stock')
    expect(nextWineAct(wine({ retail: 1, stock: 1 }), ACTIVE)).toBe('publish')
    expect(nextWineAct(wine({ status: 'draft' }), ACTIVE)).toBe('publish')
    expect(nextWineAct(wine({ status: 'published' }), ACTIVE)).toBe('see_in_store')
  })

  test('of a seller under analysis prepares price and stock, and offers nothing that would be refused', () => {
    const pending = seller('PENDING')
    expect(nextWineAct(wine({ retail: 0 }), pending)).toBe('set_price')
    expect(nextWineAct(wine({ stock: 0 }), pending)).toBe('add_stock')
    expect(nextWineAct(wine(), pending)).toBeNull()
  })

  test.each(['INACTIVE', 'SUSPENDED', 'BLOCKED'])(
    'is none for a seller who is %s (R14)',
    (status) => {
      expect(nextWineAct(wine({ retail: 0 }), seller(status))).toBeNull()
      expect(nextWineAct(wine(), seller(status))).toBeNull()
    },
  )

  test.each(['rejected', 'archived'])('is none for a wine that is %s (R20)', (status) => {
    expect(nextWineAct(wine({ status, retail: 0 }), ACTIVE)).toBeNull()
  })

  test('publishes exactly what the server lets be published', () => {
    for (const status of ['proposed', 'draft', 'rejected', 'archived'])
      for (const stock of [0, 1])
        for (const retail of [0, 1])
          for (const store of ['ACTIVE', 'PENDING', 'INACTIVE']) {
            const facts = wine({ status, stock, retail })
            const mayPublish = publishProblem(facts, seller(store)) === null
            expect(nextWineAct(facts, seller(store)) === 'publish').toBe(mayPublish)
            expect(wineStanding(facts, seller(store)) === 'ready').toBe(mayPublish)
          }
  })
})

describe('a wine’s place on its way to the store', () => {
  test.each<[string, Facts, string, string]>([
    ['published', { status: 'published' }, 'ACTIVE', 'in_store'],
    [
      'published, every bottle reserved (R61)',
      { status: 'published', stock: 0 },
      'ACTIVE',
      'all_reserved',
    ],
    ['published, its seller not active', { status: 'published' }, 'INACTIVE', 'hidden'],
    ['rejected', { status: 'rejected' }, 'ACTIVE', 'rejected'],
    ['archived', { status: 'archived' }, 'ACTIVE', 'archived'],
    ['complete, its seller under analysis', {}, 'PENDING', 'waits_for_approval'],
    ['complete, its seller suspended', {}, 'SUSPENDED', 'account_stopped'],
    ['without both', { retail: 0, stock: 0 }, 'ACTIVE', 'without_price_and_stock'],
    ['without a price', { retail: 0 }, 'ACTIVE', 'without_price'],
    ['without bottles', { stock: 0 }, 'ACTIVE', 'without_stock'],
    ['not looked at by staff', {}, 'ACTIVE', 'ready'],
  ])('%s', (_, facts, store, standing) => {
    expect(wineStanding(wine(facts), seller(store))).toBe(standing)
  })
})
