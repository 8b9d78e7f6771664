import { expect, it } from 'vitest'
import type { OwnSite } from '#domain/site/siteConfig'
import { followSite } from '../../ops/serve/followSite'

it('the pages are written again, once, when a date that they announce has passed, with or without an engine', async () => {
  const engine = { ask: async () => undefined, close: async () => undefined }
  const shown: OwnSite[] = []
  const site = { email: 'oi@exemplo.com.br' }
  let now = Date.parse('2025-09-30T23:59:59-03:00')
  let looks = 0
  const { stop } = await followSite(
    engine as never,
    site,
    async (one) => void shown.push(one),
    () => {
      looks += 1
      return now
    },
  )
  const lookTwice = async () => {
    const before = looks
    await expect.poll(() => looks).toBeGreaterThan(before + 1)
  }
  await lookTwice()
  expect(shown).toEqual([site])
  now += 1_000
  await lookTwice()
  expect(shown).toEqual([site, site])
  stop()
})
