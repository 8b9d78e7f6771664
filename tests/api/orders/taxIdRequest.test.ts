import { randomInt } from 'node:crypto'
import { beforeAll, describe, expect, it } from 'vitest'
import { PAGES } from '#domain/site/pages'
import { placeOrder } from '../../support/buyer'
import { call } from '../../support/http'
import { waitForMail } from '../../support/mailbox'
import { asStaff, erase } from '../../support/openAccount'
import { openShop, type Shop } from '../../support/openShop'
import { sql } from '../../support/world'

let shop: Shop
beforeAll(async () => {
  shop = await openShop({ bottles: 60 })
})

const CPF = '529.982.247-25'
const OTHER = '111.444.777-35'
type Answer = { display_id: number; seller_name: string; is_given: boolean; message?: string }
const read = (token: string) => call<Answer>(`/store/tax-ids/${token}`)
const give = (token: string, tax_id: string) =>
  call<Answer>(`/store/tax-ids/${token}`, { body: { tax_id } })
const ask = (id: string) => shop.act(id, 'tax-id-request')

/** How often the seller was told, and how often the trail was. */
const toldOf = async (id: string) => {
  const [told] = await sql<{ notices: number; entries: number }>(
    `select (select count(*)::int from notice where subject_id = $1 and kind = 'tax_id_given') as notices,
            (select count(*)::int from audit_entry where resource_id = $1 and action = 'order.tax_id.give') as entries`,
    [id],
  )
  return told
}

/** An approved order whose buyer was asked, and the token of the mail. */
async function asked(of: Shop = shop): Promise<{ id: string; number: number; token: string }> {
  const id = await placeOrder(of)
  await of.act(id, 'accept')
  const answer = await of.act(id, 'tax-id-request')
  expect(answer.status, answer.text).toBe(200)
  const number = (await of.order(id)).display_id ?? 0
  const mail = await waitForMail(
    'zelia@exemplo.com.br',
    `Falta o seu CPF na nota do pedido #${number}`,
  )
  expect(mail.link.pathname).toMatch(new RegExp(`^${PAGES.buyerTaxId.address}/[\\w-]{43}$`))
  return { id, number, token: mail.link.pathname.split('/').at(-1) ?? '' }
}

describe('a buyer is asked by mail for the CPF of the invoice', () => {
  it('gives it once by the link, and the seller has it and is told', async () => {
    const { id, number, token } = await asked()
    expect((await read(token)).body).toMatchObject({ display_id: number, is_given: false })
    expect((await give(token, '529.982.247-26')).status).toBe(400)
    const given = await give(token, '52998224725')
    expect([given.status, given.body.is_given]).toEqual([200, true])
    expect((await shop.order(id)).buyer_tax_id).toEqual({ text: CPF, hidden: false })
    // used up, for everything but the same number, whose answer may have been lost
    for (const answer of [await read(token), await give(token, OTHER)])
      expect([answer.status, answer.body.message]).toEqual([
        404,
        'Este link não é válido ou já foi usado.',
      ])
    const again = await give(token, CPF)
    expect([again.status, again.body]).toEqual([200, given.body])
    expect(await toldOf(id)).toEqual({ notices: 1, entries: 1 })
    expect((await ask(id)).body.message).toBe('O comprador já informou o CPF ou CNPJ.')
    // the number is in no trail
    const trail = await sql<{ row: string }>(
      'select a::text as row from audit_entry a where resource_id = $1',
      [id],
    )
    expect(JSON.stringify(trail)).not.toMatch(/529\.?982\.?247/)
  })

  it('once in 24 hours, and a newer mail ends the older link', async () => {
    const { id, token } = await asked()
    const again = await ask(id)
    expect([again.status, again.body.message]).toEqual([
      409,
      'O comprador já foi avisado nas últimas 24 horas.',
    ])
    await sql(
      `update tax_id_request set created_at = created_at - interval '24 hours 1 second' where order_id = $1`,
      [id],
    )
    expect((await ask(id)).status).toBe(200)
    expect((await read(token)).status).toBe(404)
  })

  it('not before the approval, and not for another seller', async () => {
    const id = await placeOrder(shop)
    expect((await ask(id)).status).toBe(409)
    const stranger = await openShop({ wines: 1 })
    expect((await stranger.act(id, 'tax-id-request')).status).toBe(404)
  })

  it('by a link that ends after 14 days, with the order, and that is kept as its hash only', async () => {
    const { id, token } = await asked()
    const [stored] = await sql<{ token_hash: string; days: number }>(
      `select token_hash, extract(epoch from expires_at - created_at) / 86400 as days from tax_id_request where order_id = $1`,
      [id],
    )
    expect(stored?.token_hash).not.toContain(token)
    expect(Number(stored?.days)).toBe(14)
    await shop.act(id, 'cancel')
    expect((await read(token)).status).toBe(404)
    const { id: other, token: old } = await asked()
    await sql('update tax_id_request set expires_at = now() where order_id = $1', [other])
    expect((await give(old, CPF)).status).toBe(404)
    expect((await read(`A${String(randomInt(10 ** 9))}`)).status).toBe(404)
  })

  it('the same number twice at once is given once, and answered twice', async () => {
    const { id, token } = await asked()
    const answers = await Promise.all([give(token, CPF), give(token, CPF)])
    expect(answers.map(({ status, body }) => [status, body.is_given])).toEqual([
      [200, true],
      [200, true],
    ])
    expect(await toldOf(id)).toEqual({ notices: 1, entries: 1 })
  })

  it('of two numbers at once one is given', async () => {
    const { id, token } = await asked()
    const answers = await Promise.all([give(token, CPF), give(token, OTHER)])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 404])
    expect(await toldOf(id)).toEqual({ notices: 1, entries: 1 })
  })
})

describe('a link ends with what it is for', () => {
  const isGone = async (token: string) => {
    expect((await read(token)).status).toBe(404)
    expect((await give(token, CPF)).status).toBe(404)
  }

  it('once the order has its invoice', async () => {
    const { id, token } = await asked()
    await sql('insert into order_invoice (order_id, access_key) values ($1, $2)', [
      id,
      id.padEnd(44, '-').slice(-44),
    ])
    await isGone(token)
    expect((await shop.order(id)).buyer_tax_id).toBeNull()
  })

  it('once all the money was given back, and it is not asked for any more', async () => {
    const { id, token } = await asked()
    const { total } = await shop.order(id)
    const refund = (amount: number, expected_refunded: number) =>
      asStaff(`/admin/orders/${id}/refund`, { amount, expected_refunded, reason: 'Quebrou' })
    await asStaff(`/admin/orders/${id}/capture`, {})
    expect((await refund(100, 0)).status).toBe(200)
    expect((await read(token)).status).toBe(200)
    expect((await refund(total - 100, 100)).status).toBe(200)
    await isGone(token)
    await sql('delete from tax_id_request where order_id = $1', [id])
    const again = await ask(id)
    expect([again.status, again.body.message]).toEqual([
      409,
      'Este pedido foi reembolsado: o CPF não é mais necessário.',
    ])
  })

  it('while the producer is suspended, and with an erased company for good', async () => {
    const own = await openShop({ wines: 1 })
    const { id, token } = await asked(own)
    const become = (status: string) =>
      sql('update seller set store_status = $2 where id = $1', [own.sellerId, status])
    await become('SUSPENDED')
    await isGone(token)
    await become('ACTIVE')
    expect((await read(token)).status).toBe(200)
    await own.act(id, 'cancel')
    const erased = await erase(own)
    expect(erased.status, erased.text).toBe(200)
    expect(await sql('select 1 from tax_id_request where order_id = $1', [id])).toEqual([])
  })
})
