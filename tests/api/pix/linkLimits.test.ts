import { randomBytes } from 'node:crypto'
import { knex, type Knex } from '@medusajs/framework/mikro-orm/knex'
import type { MedusaContainer } from '@medusajs/framework/types'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { pixRoutes } from '#domain/pix/routes'
import { openShop, type Shop } from '../../support/openShop'
import { chargeOf, passTime, pixOrder } from '../../support/pixWorld'
import { stubEngineSettings } from '../../support/stubEngineSettings'
import { world } from '../../support/world'

/** What one address reads, and what is asked of one link. */
const [READS, LOOKS] = [4, 6]
const STATE = 'GET /store/orders/by-link/:token/state'

let database: Knex
let shop: Shop
let look: (address: string, token: string) => Promise<string>
beforeAll(async () => {
  stubEngineSettings({
    WINEX_STORE_LIMIT_READS: String(READS),
    WINEX_STORE_LIMIT_PER_LINK: String(LOOKS),
  })
  database = knex({ client: 'pg', connection: world.databaseUrl, pool: { min: 0, max: 2 } })
  const { limitStore } = await import('../../../backend/src/engine/http/storeLimits')
  const { buyerOrderHandlers } = await import('../../../backend/src/pix')
  /** As the engine answers it. @returns the state, or why there is none */
  look = async (ipAddress, token) => {
    try {
      const { limit } = pixRoutes[STATE]
      await limitStore({} as MedusaContainer, limit, { ipAddress, userAgent: null }, token)
      return (await buyerOrderHandlers[STATE]({ knex: database, params: { token } } as never)).state
    } catch (error) {
      return (error as { type?: string }).type ?? String(error)
    }
  }
  shop = await openShop({ wines: 1, bottles: 100 })
})
afterAll(async () => {
  vi.unstubAllEnvs()
  await database.destroy()
})

const openPage = async () => {
  const { id, pix } = await pixOrder(shop)
  return { id, token: new URL(pix.link).pathname.split('/').pop() ?? '' }
}
const lookOften = async (address: string, token: string, times: number): Promise<string[]> => {
  const seen: string[] = []
  while (seen.length < times) seen.push(await look(address, token))
  return seen
}
const forged = () => randomBytes(32).toString('base64url')

it('open pages at one address use up none of what it may read but their first question', async () => {
  const address = '203.0.113.1'
  for (let page = 1; page <= READS; page++) {
    const { token } = await openPage()
    expect(await lookOften(address, token, LOOKS)).toEqual(Array(LOOKS).fill('waiting'))
    // one link has a limit of its own, from wherever
    expect(await look('203.0.113.2', token)).toBe('too_many_requests')
  }
  expect(await look(address, (await openPage()).token)).toBe('too_many_requests')
})

it('secrets that lead to no order are counted for who tries them, and asked of nobody above that', async () => {
  const address = '203.0.113.3'
  for (let tried = 1; tried <= READS; tried++)
    expect(await look(address, forged())).toBe('not_found')
  const asked = vi.spyOn(database.client, 'acquireConnection')
  expect(await look(address, forged())).toBe('too_many_requests')
  expect(asked).not.toHaveBeenCalled()
})

it('links of orders that wait for nothing are counted for the address', async () => {
  const { id, token } = await openPage()
  await passTime(id)
  await expect.poll(async () => (await chargeOf(id))?.state).toBe('expired')
  expect(await lookOften('203.0.113.4', token, READS + 1)).toEqual([
    ...Array(READS).fill('expired'),
    'too_many_requests',
  ])
})
