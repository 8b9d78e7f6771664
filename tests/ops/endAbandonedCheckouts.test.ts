import type { MedusaContainer } from '@medusajs/framework/types'
import { expect, test, vi } from 'vitest'
import endAbandonedCheckouts from '../../backend/src/jobs/end-abandoned-checkouts'
import { endAbandonedCarts } from '../../backend/src/workflows/checkout/end-abandoned-carts'
import { endUnpaidOrders } from '../../backend/src/workflows/orders/end-unpaid-orders'
import { forgetOldTaxIds } from '../../backend/src/workflows/privacy/forgetTaxIds'

vi.mock('../../backend/src/env', () => ({ env: {} }))
vi.mock('../../backend/src/workflows/checkout/end-abandoned-carts')
vi.mock('../../backend/src/workflows/orders/end-unpaid-orders')
vi.mock('../../backend/src/workflows/privacy/forgetTaxIds')

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
