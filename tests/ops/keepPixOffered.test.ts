import type { MedusaContainer } from '@medusajs/framework/types'
import { expect, test, vi } from 'vitest'
import keepPixOffered from '../../backend/src/jobs/keep-pix-offered'
import { offerPix } from '../../backend/src/marketplace'
import { isPixOffered } from '../../backend/src/pix'

vi.mock('../../backend/src/env', () => ({ env: {}, hasPix: () => true }))
vi.mock('../../backend/src/marketplace', () => ({ offerPix: vi.fn(async () => {}) }))
vi.mock('../../backend/src/pix', () => ({ isPixOffered: vi.fn() }))

test('the shop lists PIX until the bank’s certificate ends, also when that is while the site runs', async () => {
  const container = { resolve: () => 'the database' } as unknown as MedusaContainer
  vi.mocked(isPixOffered).mockReturnValueOnce(true)
  await keepPixOffered(container)
  vi.mocked(isPixOffered).mockReturnValueOnce(false)
  await keepPixOffered(container)
  expect(vi.mocked(offerPix).mock.calls).toEqual([
    ['the database', true],
    ['the database', false],
  ])
})
