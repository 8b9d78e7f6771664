import type { OrderResponse } from '#domain/orders/orderWire'
import { beforeAll, describe, expect, it } from 'vitest'
import { accessKeyOf } from '../../support/accessKey'
import { placeOrder } from '../../support/buyer'
import { call } from '../../support/http'
import { invoiceXml } from '../../support/invoiceXml'
import { openShop, type Shop } from '../../support/openShop'
import { tokenOf } from '../../support/people'
import { sql } from '../../support/world'
import { AT_ONCE } from '../../support/scope'

let shop: Shop
let taxId: string
const newKey = () => accessKeyOf(taxId)

beforeAll(async () => {
  shop = await openShop({ wines: 1, bottles: 500 })
  const [seller] = await sql<{ tax_id: string }>('select tax_id from seller where id = $1', [
    shop.sellerId,
  ])
  taxId = seller?.tax_id ?? ''
})

type Refused = { message?: string; errors?: object }
const send = (orderId: string, file: string | Uint8Array<ArrayBuffer>, token = shop.token) =>
  call<OrderResponse & Refused>(`/vendor/orders/${orderId}/invoice/xml`, { token, file })

async function accepted(): Promise<string> {
  const id = await placeOrder(shop)
  await shop.act(id, 'accept')
  return id
}
const totalOf = async (id: string) => ((await shop.order(id)).total / 100).toFixed(2)
const rowsOf = (id: string) => sql('select * from order_invoice where order_id = $1', [id])

describe("an invoice's XML", () => {
  it('brings key, total, day and a part of the buyer; the file itself is nowhere', async () => {
    const id = await accepted()
    const key = newKey()
    const answer = await send(id, invoiceXml(key, { total: await totalOf(id) }))
    expect(answer.status, answer.text).toBe(200)
    const invoice = {
      access_key: key,
      xml: {
        total: answer.body.order.total,
        issued_on: `20${key.slice(2, 4)}-${key.slice(4, 6)}-15`,
        buyer: expect.stringContaining('*') as string,
        differences: [],
      },
    }
    expect(answer.body.order.invoice).toMatchObject(invoice)
    const staff = await call<OrderResponse>(`/admin/orders/${id}`, {
      token: await tokenOf('staff'),
    })
    expect(staff.body.order.invoice).toMatchObject(invoice)
    expect(JSON.stringify(await rowsOf(id))).not.toMatch(/Maria|52998224725|529\.982|nfeProc/)
    expect(
      JSON.stringify(await sql('select * from audit_entry where resource_id = $1', [id])),
    ).not.toMatch(/Maria|52998224725|529\.982|nfeProc/)
  })

  it("is of the order's buyer or of somebody else, where the buyer gave a CPF", async () => {
    const id = await placeOrder(shop, undefined, '529.982.247-25')
    await shop.act(id, 'accept')
    const total = await totalOf(id)
    const other = await send(id, invoiceXml(newKey(), { total, buyer: '111.444.777-35' }))
    expect(other.body.order.invoice?.xml?.differences).toEqual(['buyer'])
    const right = await send(id, invoiceXml(newKey(), { total, buyer: '529.982.247-25' }))
    expect(right.body.order.invoice?.xml).toMatchObject({
      buyer: '***.***.***-25',
      differences: [],
    })
  })

  it('that differs from the order is kept, and the difference is said to both', async () => {
    const id = await accepted()
    const answer = await send(id, invoiceXml(newKey(), { total: '1.00', buyer: null }))
    expect(answer.status, answer.text).toBe(200)
    const differences = ['total', 'no_buyer']
    expect(answer.body.order.invoice?.xml).toMatchObject({ total: 100, buyer: null, differences })
    const staff = await call<OrderResponse>(`/admin/orders/${id}`, {
      token: await tokenOf('staff'),
    })
    expect(staff.body.order.invoice?.xml?.differences).toEqual(differences)
  })

  it('may come after its key, many times at once, and is kept once', async () => {
    const id = await accepted()
    const key = newKey()
    await shop.act(id, 'invoice', { access_key: key })
    const file = invoiceXml(key, { total: await totalOf(id) })
    const responses = await Promise.all(Array.from({ length: AT_ONCE }, () => send(id, file)))
    // two at a time of one seller
    const statuses = new Set(responses.map(({ status }) => status))
    expect([...statuses].filter((status) => status !== 200 && status !== 429)).toEqual([])
    expect(statuses).toContain(200)
    expect(
      await sql(
        `select 1 from audit_entry where resource_id = $1 and action = 'order.invoice.set'`,
        [id],
      ),
    ).toHaveLength(2)
    // the key again says nothing against what its XML said; another key does
    await shop.act(id, 'invoice', { access_key: key })
    expect((await shop.order(id)).invoice?.xml).toMatchObject({ differences: [] })
    await shop.act(id, 'invoice', { access_key: newKey() })
    expect((await shop.order(id)).invoice?.xml).toBeNull()
  })

  it("is refused at its field like its key: somebody else's, an older one, one of another order", async () => {
    const id = await accepted()
    const used = newKey()
    await shop.act(await accepted(), 'invoice', { access_key: used })
    const wrong: [string, number, RegExp][] = [
      [invoiceXml(accessKeyOf('58.716.523/0001-19')), 400, /outro CNPJ/],
      [invoiceXml(accessKeyOf(taxId, { month: '2001' })), 400, /mês anterior/],
      [invoiceXml(used), 409, /já está em outro pedido/],
    ]
    for (const [file, status, reason] of wrong) {
      const answer = await send(id, file)
      expect(answer.status, answer.text).toBe(status)
      expect(answer.body.errors).toEqual({ xml: expect.stringMatching(reason) as string })
    }
    expect(await rowsOf(id)).toEqual([])
  })

  it('that is none is refused with a reason at its field, quickly, and nothing is kept', async () => {
    const id = await accepted()
    const key = newKey()
    const xml = invoiceXml(key)
    const laughs = `<!DOCTYPE lolz [<!ENTITY a "lol">${[...'bcdefghi']
      .map((name, at) => `<!ENTITY ${name} "${`&${'abcdefgh'[at]};`.repeat(10)}">`)
      .join('')}]>`
    const wrong: [string | Uint8Array<ArrayBuffer>, RegExp][] = [
      ['', /vazio/],
      ['nota', /não é um XML/],
      ['{"access_key":"x"}', /não é um XML/],
      [xml.slice(0, 500), /inteiro/],
      [xml.replace('<nfeProc', `${laughs}<nfeProc`), /DOCTYPE/],
      [xml.replaceAll('portalfiscal', 'portal'), /espaço de nomes/],
      [invoiceXml(key, { status: '101' }), /cancelada/],
      [invoiceXml(key, { environment: '2' }), /homologação/],
      [invoiceXml(key, { protocolKey: newKey() }), /duas notas/],
      [xml.replace(/<nfeProc[^>]*>|<protNFe.*$/gs, ''), /protocolo de autorização/],
      [new Uint8Array(Buffer.from(xml, 'latin1')), /UTF-8/],
      [new Uint8Array(Buffer.from(`\uFEFF${xml}`, 'utf16le')), /UTF-8/],
      ['<a>'.repeat(9_000) + '</a>'.repeat(9_000), /inteiro/],
      ['<a>'.repeat(170_000), /elementos demais/],
      [
        `<r ${Array.from({ length: 50_000 }, (_, at) => `b${at}="1"`).join(' ')}/>`.slice(
          0,
          500_000,
        ),
        /elementos demais/,
      ],
      ['<__proto__><polluted>1</polluted></__proto__>', /./],
    ]
    for (const [file, reason] of wrong) {
      const answer = await send(id, file)
      expect(answer.status, `${answer.text} ${String(file).slice(0, 60)}`).toBe(400)
      expect(answer.body.errors).toEqual({ xml: expect.stringMatching(reason) as string })
    }
    expect(await rowsOf(id)).toEqual([])
    const answer = await send(id, `\uFEFF${xml}`)
    expect(answer.status, answer.text).toBe(200)
  })

  it('of more than 512 KB is not read', async () => {
    const id = await accepted()
    for (const bytes of [512 * 1024 + 1, 20_000_000]) {
      const answer = await send(id, '<'.padEnd(bytes, 'x')).catch(() => null)
      // a sender that is still sending may lose the connection instead
      if (answer) expect(answer.status).toBe(413)
      else expect(bytes).toBe(20_000_000)
    }
    expect(await rowsOf(id)).toEqual([])
  })

  it("waits for the approval, and is taken of the seller's own orders only", async () => {
    const xml = invoiceXml(newKey())
    expect((await send(await placeOrder(shop), xml)).status).toBe(409)
    const other = await openShop({ wines: 1 })
    for (const file of [xml, 'nota'])
      expect((await send(await accepted(), file, other.token)).status).toBe(404)
  })
})
