import { afterAll, beforeAll, expect, it } from 'vitest'
import { accessKeyFor } from '../../support/accessKey'
import { placeOrder } from '../../support/buyer'
import { openShop } from '../../support/openShop'
import { startEngineWith, type OtherEngine } from '../../support/startEngineWith'
import { closeDatabase } from '../../support/world'

let engine: OtherEngine | undefined
beforeAll(async () => {
  engine = await startEngineWith({ WINEX_INVOICE: 'obrigatoria' })
})
afterAll(async () => {
  await engine?.stop()
  await closeDatabase()
})

it('no bottle leaves without an invoice where the operator says so', async () => {
  const shop = await openShop({ wines: 1 })
  const id = await placeOrder(shop)
  await shop.act(id, 'accept')
  const { items } = await shop.order(id)
  const packed = await shop.act(id, 'fulfillments', {
    items: items.map((item) => ({ id: item.id, quantity: item.quantity })),
  })
  const path = `fulfillments/${packed.body.order.fulfillments[0]?.id}`
  const ask = async (action: string, body: object) => {
    const response = await fetch(`${engine?.url}/vendor/orders/${id}/${action}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${shop.token}`, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
    return { status: response.status, body: (await response.json()) as { message?: string } }
  }
  const shipment = { labels: [{ tracking_number: 'BR123456785BR' }] }
  for (const [action, body] of [
    [`${path}/shipments`, shipment],
    [`${path}/mark-as-delivered`, {}],
  ] as const) {
    const refused = await ask(action, body)
    expect(refused.status).toBe(409)
    expect(refused.body.message).toBe('Informe a nota fiscal antes de enviar este pedido.')
  }
  expect((await ask('invoice', { access_key: await accessKeyFor(shop.sellerId) })).status).toBe(200)
  expect((await ask(`${path}/shipments`, shipment)).status).toBe(200)
})
