import type { Order } from '#domain/orders/orderWire'

/** An order of two lines, five bottles, that waits for the seller's answer. */
export function buildOrder(options: Partial<Order> = {}): Order {
  const item = { id: 'item-1', title: 'Tannat', quantity: 2, unit_price: 8_990, total: 17_980 }
  return {
    id: 'order-1',
    display_id: 1042,
    email: 'maria@exemplo.com.br',
    status: 'pending',
    payment_status: 'captured',
    fulfillment_status: 'not_fulfilled',
    // 22:30 of the day before in São Paulo (R10)
    created_at: '2026-11-20T01:30:00Z',
    currency_code: 'brl',
    items: [item, { ...item, id: 'item-2', quantity: 3 }],
    shipping_address: { first_name: 'Maria', last_name: 'Aparecida' },
    metadata: null,
    fulfillments: [],
    subtotal: 44_950,
    tax_total: 0,
    shipping_total: 0,
    discount_total: 0,
    total: 44_950,
    ...options,
  }
}
