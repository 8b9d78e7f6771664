import { beforeAll, describe, expect, it } from 'vitest'
import { sql } from '../../support/world'
import { mailsOf, placeOrder } from '../../support/buyer'
import { openShop, type Shop } from '../../support/openShop'

let shop: Shop
beforeAll(async () => {
  shop = await openShop({ wines: 1 })
})

const label = (tracking_number: string) => ({ labels: [{ tracking_number }] })

/** An order whose one package is packed. */
async function packed() {
  const orderId = await placeOrder(shop)
  await shop.act(orderId, 'accept')
  const line = (await shop.order(orderId)).items[0]?.id ?? ''
  const { body } = await shop.act(orderId, 'fulfillments', { items: [{ id: line, quantity: 1 }] })
  return { orderId, path: `fulfillments/${body.order.fulfillments[0]?.id ?? ''}` }
}

const corrections = (orderId: string) =>
  sql<{ before: object; after: object }>(
    `select before, after from audit_entry where resource_id = $1 and action = 'order.fulfillment.tracking'`,
    [orderId],
  )

const correctionMails = async (orderId: string) => {
  const { display_id } = await shop.order(orderId)
  return sql<{ to: string; text: string }>(
    `select "to", text from mail_outbox where template = 'order-tracking' and subject like $1`,
    [`%#${String(display_id)}`],
  )
}

describe('a tracking code that was wrong', () => {
  it('is corrected, twenty times at once: kept, audited and mailed once', async () => {
    const { orderId, path } = await packed()
    await shop.act(orderId, `${path}/shipments`, label('aa 473124828 br'))
    const responses = await Promise.all(
      Array.from({ length: 20 }, () =>
        shop.act(orderId, `${path}/tracking`, label('AA473124829BR')),
      ),
    )
    expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([200]))
    const order = await shop.order(orderId)
    expect(order.fulfillments[0]?.labels.map((one) => one.tracking_number)).toEqual([
      'AA473124829BR',
    ])
    expect(order.fulfillments[0]?.labels[0]?.tracking_url).toContain('objetos=AA473124829BR')
    expect(await corrections(orderId)).toMatchObject([
      {
        before: { tracking_numbers: ['AA473124828BR'] },
        after: { tracking_numbers: ['AA473124829BR'] },
      },
    ])
    const mails = await correctionMails(orderId)
    expect(mails).toHaveLength(1)
    expect(mails[0]?.to).toBe('zelia@exemplo.com.br')
    expect(mails[0]?.text).toContain('Código de rastreamento: AA473124829BR')
    // the timeline keeps with which code it left, and tells the correction
    expect(
      order.timeline
        ?.filter(({ tracking_number }) => tracking_number)
        .map(({ event, tracking_number }) => [event, tracking_number]),
    ).toEqual([
      ['shipped', 'AA473124828BR'],
      ['tracking_corrected', 'AA473124829BR'],
    ])
    // there and back again are two more corrections, each told
    await shop.act(orderId, `${path}/tracking`, label('X1'))
    await shop.act(orderId, `${path}/tracking`, label('AA473124829BR'))
    expect(await correctionMails(orderId)).toHaveLength(3)
  })

  it('stays before the package has left, and after it has arrived', async () => {
    const { orderId, path } = await packed()
    expect(await shop.act(orderId, `${path}/tracking`, label('X1'))).toMatchObject({
      status: 409,
      body: { message: 'Este pacote ainda não foi enviado.' },
    })
    await shop.act(orderId, `${path}/shipments`, label('X1'))
    await shop.act(orderId, `${path}/mark-as-delivered`)
    expect(await shop.act(orderId, `${path}/tracking`, label('X2'))).toMatchObject({
      status: 409,
      body: { message: 'Este pedido já foi entregue. O código não muda mais.' },
    })
    expect(await shop.act(orderId, `${path}/tracking`, label('http://x.example'))).toMatchObject({
      status: 400,
      body: {
        errors: { 'labels.0.tracking_number': 'Cole só o código, sem o endereço da página.' },
      },
    })
    expect(await corrections(orderId)).toEqual([])
  })
})

describe('a rejection', () => {
  it('keeps its reason in the audit trail and the timeline, and mails it to the buyer once', async () => {
    const orderId = await placeOrder(shop)
    const reason = 'A safra acabou.\nSentimos muito <b>'
    await Promise.all([1, 2, 3].map(() => shop.act(orderId, 'cancel', { reason })))
    const order = await shop.order(orderId)
    expect(order.timeline?.find(({ event }) => event === 'rejected')?.reason).toBe(reason)
    const [entry, ...more] = await sql<{ after: { reason: string } }>(
      `select after from audit_entry where resource_id = $1 and action = 'order.reject'`,
      [orderId],
    )
    expect([entry?.after.reason, more]).toEqual([reason, []])
    const mails = await mailsOf(`order-rejected:${orderId}`)
    expect(mails).toHaveLength(1)
    expect(mails[0]?.subject).toBe(`Seu pedido #${String(order.display_id)} foi cancelado`)
    expect(mails[0]?.text).toContain(`Motivo: ${reason}`)
    expect(mails[0]?.text).toContain('Nada será cobrado.')
    expect(mails[0]?.html).not.toContain('<b>')
  })
})
