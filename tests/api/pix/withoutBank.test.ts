import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { stubEngineSettings } from '../../support/stubEngineSettings'

beforeAll(() => stubEngineSettings())
afterAll(() => vi.unstubAllEnvs())

it('no day is compared where there is no bank', async () => {
  const { pixHandlers } = await import('../../../backend/src/pix')
  await expect(
    pixHandlers['GET /admin/pix/reconciliation']({ query: { day: '2026-11-25' } } as never),
  ).rejects.toThrow('A winex não está ligada a um banco para receber por PIX.')
})
