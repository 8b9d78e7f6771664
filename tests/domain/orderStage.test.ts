import { describe, expect, test } from 'vitest'
import { movedBottles, shownDelivery } from '#domain/orders/orderStage'

const at = '2026-03-02T12:00:00Z'
const items = [
  { id: 'tinto', quantity: 4 },
  { id: 'branco', quantity: 2 },
]

test('bottles of a canceled package are not packed, and handed-over ones are gone', () => {
  expect(
    movedBottles([
      { items: [{ quantity: 1 }] },
      { items: [{ quantity: 2 }], canceled_at: at },
      { items: [{ quantity: 4 }], shipped_at: at },
      { items: [{ quantity: 8 }], delivered_at: at },
    ]),
  ).toEqual({ packed: 13, shipped: 12, delivered: 8 })
})

describe('a shipped order looks shipped (R28)', () => {
  const label = (fulfillment_status: string, packed: number, shipped: number) =>
    shownDelivery({ fulfillment_status, items, bottles: { packed, shipped, delivered: 0 } }).label

  test('before anything is delivered the packages tell how far it is', () => {
    expect(label('not_fulfilled', 0, 0)).toBe('Não Entregue')
    expect(label('not_fulfilled', 1, 0)).toBe('Separado')
    expect(label('not_fulfilled', 6, 5)).toBe('Parcialmente Enviado')
    expect(label('not_fulfilled', 6, 6)).toBe('Enviado')
  })

  test('from then on the status of the wire does, and where nothing else is known', () => {
    expect(label('partially_fulfilled', 6, 6)).toBe('Parcialmente Entregue')
    expect(label('canceled', 0, 0)).toBe('Cancelado')
    expect(shownDelivery({ fulfillment_status: 'not_fulfilled', items }).label).toBe('Não Entregue')
  })
})
