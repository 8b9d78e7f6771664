import { createRequire } from 'node:module'
import { join } from 'node:path'
import { knex, type Knex } from '@medusajs/framework/mikro-orm/knex'
import type { MedusaContainer } from '@medusajs/framework/types'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { placeOrder } from '../../support/buyer'
import { openShop } from '../../support/openShop'
import { stubEngineSettings } from '../../support/stubEngineSettings'
import { world } from '../../support/world'

const { readXml } = vi.hoisted(() => ({ readXml: vi.fn() }))
vi.mock('../../../backend/src/orders/xml/readInvoiceXmlInWorker', () => ({
  readInvoiceXmlInWorker: readXml,
}))

let connection: Knex
beforeAll(() => {
  stubEngineSettings()
  connection = knex({ client: 'pg', connection: world.databaseUrl, pool: { min: 0, max: 1 } })
})
afterAll(async () => {
  vi.unstubAllEnvs()
  await connection.destroy()
})

it("an invoice's XML is read once its order is known to be the seller's, and not before", async () => {
  const { setInvoiceByXml } = await import('../../../backend/src/orders/writes/set-invoice')
  const [shop, other] = [await openShop({ wines: 1 }), await openShop({ wines: 1 })]
  const own = await placeOrder(shop)
  const container = { resolve: () => connection } as unknown as MedusaContainer
  const send = (sellerId: string, orderId: string) =>
    setInvoiceByXml(container, {
      orderId,
      sellerId,
      xml: new Uint8Array(),
    } as unknown as Parameters<typeof setInvoiceByXml>[1])

  for (const [sellerId, orderId] of [
    [other.sellerId, own],
    [shop.sellerId, 'order_nenhum'],
  ] as const)
    await expect(send(sellerId, orderId)).rejects.toMatchObject({ type: 'not_found' })
  expect(readXml).not.toHaveBeenCalled()

  readXml.mockRejectedValue(new Error('lido'))
  await expect(send(shop.sellerId, own)).rejects.toThrow('lido')
  expect(readXml).toHaveBeenCalledOnce()
})

it("the event loop turns while an invoice's XML is read: another thread does it", async () => {
  const built = join(import.meta.dirname, '../../../backend/.build/src/orders/xml')
  const { readInvoiceXmlInWorker } = createRequire(import.meta.url)(
    join(built, 'readInvoiceXmlInWorker.js'),
  ) as typeof import('../../../backend/src/orders/xml/readInvoiceXmlInWorker')
  let hasTurned = false
  setImmediate(() => {
    hasTurned = true
  })
  const answer = await readInvoiceXmlInWorker(Buffer.from(`<r>${'<a/>'.repeat(19_900)}</r>`))
  expect(hasTurned).toBe(true)
  expect(answer).toEqual({
    ok: false,
    reason: 'O arquivo não é o XML autorizado de uma NF-e (nfeProc).',
  })
})
