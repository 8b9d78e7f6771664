import type { Knex } from '@medusajs/framework/mikro-orm/knex'
import { expect, it, vi } from 'vitest'
import { siteConfig } from '#domain/site/siteConfig'
import { readSite, siteInForce } from '../../../backend/src/site/reads/siteInForce'

vi.mock('../../../backend/src/env', () => ({
  env: {
    WINEX_PAYOUT_DAYS: 30,
    WINEX_FREIGHT_FILE: { states: {}, isOwn: false },
    WINEX_SITE_FILE: { commission: 12, company: { city: 'Bento Gonçalves' } },
  },
}))

let kept: { version: number; rows: { setting: string; after: unknown }[] } | undefined
const knex = {
  client: {
    acquireConnection: () =>
      Promise.resolve({
        query: ({ text }: { text: string }) => {
          if (!kept) return Promise.reject(new Error('the database is away'))
          return Promise.resolve({
            rows: text.includes('max(version)') ? [{ version: String(kept.version) }] : kept.rows,
          })
        },
      }),
    releaseConnection: () => Promise.resolve(),
  },
} as unknown as Knex

it('the database’s values are in force above the file; without it the last ones stay, and one it takes back is gone', async () => {
  kept = {
    version: 3,
    rows: [
      { setting: 'commission', after: 9 },
      { setting: 'company.state', after: 'RS' },
      { setting: 'payoutDays', after: 20 },
      { setting: 'banner', after: null },
    ],
  }
  await readSite(knex)
  expect(siteConfig.commission).toBe(9)
  expect(siteConfig.company).toMatchObject({ city: 'Bento Gonçalves', state: 'RS' })
  expect(siteInForce().payoutDays).toBe(20)

  kept = undefined
  await expect(readSite(knex)).rejects.toThrow('away')
  expect(siteConfig.commission).toBe(9)
  expect(siteInForce().payoutDays).toBe(20)

  kept = { version: 4, rows: [{ setting: 'commission', after: null }] }
  await readSite(knex)
  expect(siteConfig.commission).toBe(12)
  expect(siteConfig.company.state).toBe('SP')
  expect(siteInForce().payoutDays).toBe(30)
})

it('what this version cannot read is left out', async () => {
  kept = {
    version: 5,
    rows: [
      { setting: 'of_a_later_version', after: 1 },
      { setting: 'payoutDays', after: 'trinta' },
      { setting: 'banner', after: 'Safra nova' },
    ],
  }
  await readSite(knex)
  expect(siteInForce().own).toEqual({ banner: 'Safra nova' })
  expect(siteInForce().payoutDays).toBe(30)
})
