import { afterAll, beforeAll, expect, it } from 'vitest'
import type { OrderBatchResult } from '#domain/orders/orderBatchWire'
import { accessKeyFor } from '../../support/accessKey'
import { placeOrder } from '../../support/buyer'
import { openShop } from '../../support/openShop'
import { startEngineWith, type OtherEngine } from '../../support/startEngineWith'
import { sql } from '../../support/world'

let engine: OtherEngine | undefined
beforeAll(async () => {
  engine = await startEngineWith({ WINEX_INVOICE: 'obrigatoria' })
})
afterAll(() => engine?.stop())

/** A call to the engine that requires invoices. */
async function ask<Body>(path: string, token: string, body: object) {
  const response = await fetch(`${engine?.url}/vendor/orders/${path}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  return { status: response.status, body: (await response.json()) as Body & { message?: string } }
}

it('no bottle leaves without an invoice where the operator says so', async () => {
  const shop = await openShop({ wines: 1 })
  const id = await placeOrder(shop)
  await shop.act(id, 'accept')
  const { items } = await shop.order(id)
  const packed = await shop.act(id, 'fulfillments', {
    items: items.map((item) => ({ id: item.id, quantity: item.quantity })),
  })
  const path = `fulfillments/${packed.body.order.fulfillments[0]?.id}`
  const step = (action: string, body: object) => ask(`${id}/${action}`, shop.token, body)
  const shipment = { labels: [{ tracking_number: 'BR123456785BR' }] }
  for (const [action, body] of [
    [`${path}/shipments`, shipment],
    [`${path}/mark-as-delivered`, {}],
  ] as const) {
    const refused = await step(action, body)
    expect(refused.status).toBe(409)
    expect(refused.body.message).toBe('Informe a nota fiscal antes de enviar este pedido.')
  }
  expect((await step('invoice', { access_key: await accessKeyFor(shop.sellerId) })).status).toBe(
    200,
  )
  expect((await step(`${path}/shipments`, shipment)).status).toBe(200)
  // a wrong key was taken away meanwhile
  await sql('delete from order_invoice where order_id = $1', [id])
  expect((await step(`${path}/mark-as-delivered`, {})).status).toBe(200)
})

it('of many orders those without an invoice are refused before they are packed', async () => {
  const shop = await openShop({ wines: 1 })
  const [bare, keyed, stored] = [
    await placeOrder(shop),
    await placeOrder(shop),
    await placeOrder(shop),
  ]
  for (const id of [bare, keyed, stored]) await shop.act(id, 'accept')
  await shop.act(stored, 'invoice', { access_key: await accessKeyFor(shop.sellerId) })
  const { body } = await ask<{ results: OrderBatchResult[] }>('batch/shipments', shop.token, {
    shipments: [
      { id: bare, tracking_number: 'moto 1' },
      { id: keyed, tracking_number: 'moto 2', access_key: await accessKeyFor(shop.sellerId) },
      { id: stored, tracking_number: 'moto 3' },
    ],
    confirmed: true,
  })
  expect(body.results).toEqual([
    { id: bare, ok: false, message: 'Informe a nota fiscal antes de enviar este pedido.' },
    { id: keyed, ok: true, message: null },
    { id: stored, ok: true, message: null },
  ])
  expect((await shop.order(bare)).fulfillments).toEqual([])
})
