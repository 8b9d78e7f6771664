import type { MedusaContainer } from '@medusajs/framework/types'
import { expect, test, vi } from 'vitest'
import endAbandonedCheckouts from '../../backend/src/jobs/end-abandoned-checkouts'
import { endAbandonedCarts } from '../../backend/src/checkout'
import { endUnpaidOrders, forgetOldTaxIds } from '../../backend/src/orders'

vi.mock('../../backend/src/env', () => ({ env: {}, hasPix: () => true }))
vi.mock('../../backend/src/checkout', () => ({ endAbandonedCarts: vi.fn() }))
vi.mock('../../backend/src/orders', () => ({ endUnpaidOrders: vi.fn(), forgetOldTaxIds: vi.fn() }))
vi.mock('../../backend/src/pix', () => ({ endLeftCharges: vi.fn() }))

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
