import type { MedusaContainer } from '@medusajs/framework/types'
import { expect, test, vi } from 'vitest'
import endAbandonedCheckouts from '../../backend/src/jobs/end-abandoned-checkouts'
import { endAbandonedCarts } from '../../backend/src/checkout/writes/end-abandoned-carts'
import { endUnpaidOrders } from '../../backend/src/orders/writes/end-unpaid-orders'
import { forgetOldTaxIds } from '../../backend/src/orders/writes/forgetTaxIds'

vi.mock('../../backend/src/env', () => ({
  env: { WINEX_SIGNING_SECRET: 'of a test', WINEX_JWT_SECRET: 'of a test' },
}))
vi.mock('../../backend/src/checkout/writes/end-abandoned-carts')
vi.mock('../../backend/src/orders/writes/end-unpaid-orders')
vi.mock('../../backend/src/orders/writes/forgetTaxIds')

test('carts and tax ids go after their time also when orders, or carts, cannot be ended', async () => {
  vi.mocked(endUnpaidOrders).mockRejectedValue(new Error('the orders could not be read'))
  vi.mocked(endAbandonedCarts).mockRejectedValue(new Error('a cart could not be deleted'))
  const error = vi.fn()
  await endAbandonedCheckouts({ resolve: () => ({ error }) } as unknown as MedusaContainer)
  expect(forgetOldTaxIds).toHaveBeenCalledOnce()
  expect(error.mock.calls).toEqual([
    ['ending unpaid orders', new Error('the orders could not be read')],
    ['ending abandoned carts', new Error('a cart could not be deleted')],
  ])
})
