import { randomInt } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { PAGES } from '#domain/site/pages'
import { placeOrder } from '../../support/buyer'
import { call } from '../../support/http'
import { waitForMail } from '../../support/mailbox'
import { openShop, type Shop } from '../../support/openShop'
import { closeDatabase, sql } from '../../support/world'

let shop: Shop
beforeAll(async () => {
  shop = await openShop({ bottles: 60 })
})
afterAll(closeDatabase)

const CPF = '529.982.247-25'
type Answer = { display_id: number; seller_name: string; is_given: boolean; message?: string }
const read = (token: string) => call<Answer>(`/store/tax-ids/${token}`)
const give = (token: string, tax_id: string) =>
  call<Answer>(`/store/tax-ids/${token}`, { body: { tax_id } })
const ask = (id: string) => shop.act(id, 'tax-id-request')

/** An approved order whose buyer was asked, and the token of the mail. */
async function asked(): Promise<{ id: string; number: number; token: string }> {
  const id = await placeOrder(shop)
  await shop.act(id, 'accept')
  const answer = await ask(id)
  expect(answer.status, answer.text).toBe(200)
  const number = (await shop.order(id)).display_id ?? 0
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
    // used up, for everything
    for (const answer of [await read(token), await give(token, CPF)])
      expect([answer.status, answer.body.message]).toEqual([
        404,
        'Este link não é válido ou já foi usado.',
      ])
    const notices = await sql(
      'select kind, subject_id from notice where subject_id = $1 and kind = $2',
      [id, 'tax_id_given'],
    )
    expect(notices).toHaveLength(1)
    expect((await ask(id)).body.message).toBe('O comprador já informou o CPF ou CNPJ.')
    // the number is in no trail
    const trail = await sql<{ row: string }>(
      'select a::text as row from audit_entry a where resource_id = $1',
      [id],
    )
    expect(JSON.stringify(trail)).not.toContain('529')
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

  it('given twice at once it is given once', async () => {
    const { token } = await asked()
    const answers = await Promise.all([give(token, CPF), give(token, CPF)])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 404])
  })
})
