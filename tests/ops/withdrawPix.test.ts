import type { MedusaContainer } from '@medusajs/framework/types'
import { expect, test, vi } from 'vitest'
import withdrawPix from '../../backend/src/jobs/withdraw-pix'
import { offerPix } from '../../backend/src/marketplace'
import { isPixOffered } from '../../backend/src/pix'

vi.mock('../../backend/src/env', () => ({ env: {}, hasPix: () => true }))
vi.mock('../../backend/src/marketplace', () => ({ offerPix: vi.fn(async () => {}) }))
vi.mock('../../backend/src/pix', () => ({ isPixOffered: vi.fn() }))

test('the shop lists PIX until the bank’s certificate ends, also when that is while the site runs', async () => {
  const container = { resolve: () => 'the database' } as unknown as MedusaContainer
  vi.mocked(isPixOffered).mockReturnValueOnce(true)
  await withdrawPix(container)
  expect(offerPix).not.toHaveBeenCalled()
  vi.mocked(isPixOffered).mockReturnValueOnce(false)
  await withdrawPix(container)
  expect(vi.mocked(offerPix).mock.calls).toEqual([['the database', false]])
})
