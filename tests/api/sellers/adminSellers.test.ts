import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import type { Seller } from '#domain/sellers/sellerWire'
import { placeOrder } from '../../support/buyer'
import { openSeller } from '../../support/openSeller'
import { openShop } from '../../support/openShop'
import { openStaff } from '../../support/openStaff'
import { call } from '../../support/http'
import { askForToken, tokenOf } from '../../support/people'
import { sql, world } from '../../support/world'

interface Body extends Record<string, unknown> {
  seller: Seller
  message: string
  errors?: Record<string, string>
}

const asStaff = async <Answer = Body>(path: string, body?: unknown) =>
  call<Answer>(path, { token: await tokenOf('staff'), body })
const setStatus = (sellerId: string, store_status: string) =>
  asStaff(`/admin/sellers/${sellerId}`, { store_status })

describe('staff switch a seller', () => {
  // spec 174, 209
  it('any status but active to active, and active to inactive, in any case (R36, R37)', async () => {
    const { sellerId } = await openSeller()
    expect((await setStatus(sellerId, 'active')).body.seller.store_status).toBe('ACTIVE')
    expect((await setStatus(sellerId, 'ACTIVE')).status).toBe(200)
    expect((await setStatus(sellerId, 'INACTIVE')).body.seller.store_status).toBe('INACTIVE')
    for (const impossible of ['PENDING', 'BLOCKED', 'SUSPENDED']) {
      expect((await setStatus(sellerId, impossible)).status).toBe(409)
    }
    expect((await setStatus(sellerId, 'ACTIVE')).body.seller.store_status).toBe('ACTIVE')
    expect(
      await sql(
        `select before ->> 'store_status' as before, after ->> 'store_status' as after, actor_email
           from audit_entry where seller_id = $1 and action = 'seller.status' order by at`,
        [sellerId],
      ),
    ).toEqual([
      { before: 'PENDING', after: 'ACTIVE', actor_email: 'equipe@winex.example' },
      { before: 'ACTIVE', after: 'INACTIVE', actor_email: 'equipe@winex.example' },
      { before: 'INACTIVE', after: 'ACTIVE', actor_email: 'equipe@winex.example' },
    ])
  })

  // spec 91, 101
  it('one seller comes with the newest wines and orders, the latter for who sees money (spec §3)', async () => {
    const shop = await openShop({ wines: 2 })
    const orderId = await placeOrder(shop)
    const { email, password } = await openStaff('review')
    const of = async (token: string) =>
      (await call<{ seller: Seller }>(`/admin/sellers/${shop.sellerId}`, { token })).body.seller
    const seen = await of(await tokenOf('staff'))
    expect(seen.products?.map(({ title }) => title)).toEqual(
      shop.wines.map(({ title }) => title).reverse(),
    )
    expect(seen.orders).toMatchObject([{ id: orderId, status: 'pending' }])
    expect((await of(await askForToken('user', email, password))).orders).toEqual([])
  })

  it('a status that a colleague changed meanwhile is not overturned by who saw the one before', async () => {
    const { sellerId } = await openSeller()
    await setStatus(sellerId, 'ACTIVE')
    const refusal = {
      store_status: 'INACTIVE',
      expected_status: 'PENDING',
      reason: 'O CNPJ é de outra empresa.',
    }
    const refused = await asStaff<Body & { current?: unknown }>(
      `/admin/sellers/${sellerId}`,
      refusal,
    )
    expect(refused.status).toBe(409)
    expect(refused.body.current).toEqual({ store_status: 'ACTIVE' })
    expect((await asStaff(`/admin/sellers/${sellerId}`)).body.seller.store_status).toBe('ACTIVE')
    // what is so already is no conflict: the answer may have been lost
    const repeated = { store_status: 'ACTIVE', expected_status: 'PENDING' }
    expect((await asStaff(`/admin/sellers/${sellerId}`, repeated)).status).toBe(200)
    const seen = { ...refusal, expected_status: 'ACTIVE' }
    expect((await asStaff(`/admin/sellers/${sellerId}`, seen)).status).toBe(200)
  })

  it('nor is another reason dropped when two decide the same at the same moment; one’s own lost answer repeats', async () => {
    const { sellerId } = await openSeller()
    const refuse = (reason?: string) =>
      asStaff(`/admin/sellers/${sellerId}`, {
        store_status: 'INACTIVE',
        expected_status: 'PENDING',
        ...(reason && { reason }),
      })
    const reason = 'O CNPJ é de outra empresa.'
    expect((await refuse(reason)).status).toBe(200)
    expect((await refuse(reason)).body.seller.status_reason).toBe(reason)
    expect((await refuse()).status).toBe(200)
    const other = await refuse('Falta o registro no MAPA.')
    expect([other.status, other.body.message]).toEqual([
      409,
      'O status deste produtor mudou para Inativo enquanto você o analisava. Confira e decida de novo.',
    ])
    const reactivation = {
      store_status: 'ACTIVE',
      expected_status: 'INACTIVE',
      reason: 'O registro chegou.',
    }
    for (const _attempt of ['first', 'repeated'])
      expect((await asStaff(`/admin/sellers/${sellerId}`, reactivation)).status).toBe(200)
  })

  it('and the seller gets a mail for each switch', async () => {
    const { sellerId, email } = await openSeller()
    await setStatus(sellerId, 'ACTIVE')
    await setStatus(sellerId, 'INACTIVE')
    await setStatus(sellerId, 'ACTIVE')
    expect(
      await sql(
        `select subject from mail_outbox where "to" = $1 and template = 'seller-status' order by created_at`,
        [email.toLowerCase()],
      ),
    ).toEqual([
      { subject: 'winex: seu cadastro foi aprovado' },
      { subject: 'winex: sua conta foi desativada' },
      { subject: 'winex: sua conta foi reativada' },
    ])
  })

  it('a registration is refused with a reason, which the producer reads, and can be taken back', async () => {
    const { sellerId, email, token } = await openSeller()
    const bare = await setStatus(sellerId, 'INACTIVE')
    expect(bare.status).toBe(400)
    expect(bare.body.errors).toEqual({ reason: 'Explique o motivo: o produtor vai lê-lo.' })
    const refused = await asStaff(`/admin/sellers/${sellerId}`, {
      store_status: 'INACTIVE',
      reason: 'O CNPJ é de outra empresa.',
    })
    expect(refused.body.seller).toMatchObject({
      store_status: 'INACTIVE',
      status_reason: 'O CNPJ é de outra empresa.',
      never_approved: true,
    })
    expect((await call('/vendor/me', { token })).status).toBe(200)
    const back = await setStatus(sellerId, 'ACTIVE')
    expect(back.body.seller).toMatchObject({
      store_status: 'ACTIVE',
      status_reason: null,
      never_approved: false,
    })
    expect(
      await sql(
        `select subject, text like '%Motivo: O CNPJ é de outra empresa.%' as tells from mail_outbox
          where "to" = $1 and template = 'seller-status' order by created_at`,
        [email.toLowerCase()],
      ),
    ).toEqual([
      { subject: 'winex: seu cadastro não foi aprovado', tells: true },
      { subject: 'winex: seu cadastro foi aprovado', tells: false },
    ])
  })

  it('reminds of the contract once a day at most, however often and by whomever it is asked', async () => {
    const { sellerId, email } = await openSeller()
    const remind = () => asStaff(`/admin/sellers/${sellerId}/contract-reminder`, {})
    const early = await remind()
    expect(early.status).toBe(409)
    expect(early.body.message).toBe(
      'Crie a regra de comissão antes: sem taxa não há contrato a assinar.',
    )
    await asStaff('/admin/commission/rules', {
      name: 'Lembrete',
      reference: 'seller',
      reference_id: sellerId,
      is_active: true,
      rate: { type: 'percentage', percentage_rate: 10, include_tax: false },
    })
    const responses = await Promise.all(Array.from({ length: 10 }, remind))
    expect(responses.map(({ status }) => status).sort()).toEqual([
      200,
      ...Array<number>(9).fill(409),
    ])
    const mails = () =>
      sql(`select id from mail_outbox where "to" = $1 and template = 'contract-reminder'`, [
        email.toLowerCase(),
      ])
    expect(await mails()).toHaveLength(1)
    const seen = await asStaff(`/admin/sellers/${sellerId}`)
    expect(seen.body.seller.contract_reminded_at).toBeTruthy()
  })

  it('keeps notes that the producer never sees', async () => {
    const { sellerId, token } = await openSeller()
    const add = (text: string) => asStaff(`/admin/sellers/${sellerId}/notes`, { text })
    await Promise.all([add('Ligar na sexta.'), add('Ligar na sexta.')])
    await add('Ligou: manda a amostra.')
    const { seller } = (await asStaff(`/admin/sellers/${sellerId}`)).body
    expect(seller.notes?.map(({ text }) => text)).toEqual([
      'Ligou: manda a amostra.',
      'Ligar na sexta.',
    ])
    expect(seller.notes?.[0]?.author).toBeTruthy()
    for (const path of ['/vendor/me', '/vendor/privacy/export']) {
      expect((await call(path, { token })).text).not.toContain('Ligar na sexta.')
    }
    const trail = await sql(
      `select after from audit_entry where seller_id = $1 and action = 'seller.note'`,
      [sellerId],
    )
    expect(trail).toEqual([{ after: null }, { after: null }])
  })

  it('and it takes effect with the very next request of every session (R14)', async () => {
    const winery = await openSeller()
    const { id: wineId } = await winery.addWine({ title: 'Antes' })
    await setStatus(winery.sellerId, 'ACTIVE')
    const rename = () =>
      call<Body>(`/vendor/products/${wineId}`, { token: winery.token, body: { title: 'Depois' } })
    expect((await rename()).status).toBe(200)
    await setStatus(winery.sellerId, 'INACTIVE')
    const refused = await rename()
    expect(refused.status).toBe(403)
    expect(refused.body.message).toBe(
      'Sua conta está desativada. Você pode consultar seus dados, trocar a senha, baixar seus dados e excluir a conta. Para o resto, fale com nossa equipe e peça a reativação.',
    )
    expect((await call(`/vendor/products/${wineId}`, { token: winery.token })).status).toBe(200)
    await setStatus(winery.sellerId, 'ACTIVE')
    expect((await rename()).status).toBe(200)
  })

  it('refuses what is no status and what is not the staff’s to write', async () => {
    const { sellerId } = await openSeller()
    expect((await setStatus(sellerId, 'EVAPORATED')).status).toBe(400)
    expect((await asStaff(`/admin/sellers/${sellerId}`, {})).status).toBe(400)
    const written = await asStaff(`/admin/sellers/${sellerId}`, { contract_signed: true })
    expect(written.status).toBe(400)
    expect(written.body.errors).toEqual({ contract_signed: 'Campo desconhecido' })
  })
})

describe('staff change a photo', () => {
  const presign = (sellerId: string, body: object) =>
    asStaff<{ uploadUrl: string; publicUrl: string; url: string; errors?: object }>(
      `/admin/sellers/${sellerId}/photo`,
      body,
    )
  const put = (uploadUrl: string, contentType: string, body: Buffer) =>
    fetch(new URL(uploadUrl, world.url), {
      method: 'PUT',
      headers: { 'content-type': contentType },
      body: new Uint8Array(body),
    })
  const webp = () =>
    sharp({ create: { width: 40, height: 40, channels: 3, background: '#7a1528' } })
      .webp()
      .toBuffer()

  // spec 174, 209
  it('with a WEBP, and take it away again', async () => {
    const { sellerId } = await openSeller()
    const file = await webp()
    const { body } = await presign(sellerId, {
      filename: 'retrato.webp',
      contentType: 'image/webp',
      size: file.length,
    })
    expect(body.url).toBe(body.publicUrl)
    expect((await put(body.uploadUrl, 'image/webp', file)).status).toBeLessThan(300)
    const saved = await asStaff(`/admin/sellers/${sellerId}`, { photo: body.publicUrl })
    expect(saved.body.seller.photo).toBe(body.publicUrl)
    expect((await fetch(new URL(body.publicUrl, world.url))).status).toBe(200)
    const removed = await asStaff(`/admin/sellers/${sellerId}`, { photo: null })
    expect(removed.body.seller.photo).toBeNull()
    expect(
      await sql(`select action from audit_entry where seller_id = $1 and action = 'seller.photo'`, [
        sellerId,
      ]),
    ).toHaveLength(2)
  })

  it('but not with another seller’s picture, a foreign address, or a file that is no picture', async () => {
    const [mine, other] = [await openSeller(), await openSeller()]
    const file = await webp()
    const { body } = await presign(other.sellerId, {
      filename: 'a.webp',
      contentType: 'image/webp',
      size: file.length,
    })
    await put(body.uploadUrl, 'image/webp', file)
    for (const photo of [body.publicUrl, 'https://exemplo.com.br/a.jpg']) {
      const answer = await asStaff(`/admin/sellers/${mine.sellerId}`, { photo })
      expect(answer.status).toBe(400)
      expect(answer.body.errors).toHaveProperty('photo')
    }
    const script = Buffer.from('GIF89a<script>alert(1)</script>')
    const fake = await presign(mine.sellerId, {
      filename: 'a.jpg',
      contentType: 'image/jpeg',
      size: script.length,
    })
    expect((await put(fake.body.uploadUrl, 'image/jpeg', script)).status).toBe(400)
  })

  it('with the words of the spec for a wrong format and for 6 MB', async () => {
    const { sellerId } = await openSeller()
    const gif = await presign(sellerId, { filename: 'a.gif', contentType: 'image/gif' })
    expect(gif.body.errors).toEqual({ contentType: 'Formato invalido. Use JPEG, PNG ou WEBP.' })
    const big = await presign(sellerId, {
      filename: 'a.png',
      contentType: 'image/png',
      size: 6 * 1024 * 1024,
    })
    expect(big.body.errors).toEqual({ size: 'Arquivo excede 5MB.' })
  })
})

describe('the lists of the staff', () => {
  it('answer with an empty page for what matches nothing, never with an error', async () => {
    const queries = [
      `q=${encodeURIComponent("%_'")}`,
      'offset=99990&limit=10',
      'seller_id=sel_01ZZZZZZZZZZZZZZZZZZZZZZZZ',
    ]
    for (const list of ['sellers', 'products', 'orders'] as const) {
      for (const query of queries.slice(0, list === 'sellers' ? 2 : 3)) {
        const answer = await asStaff<Record<string, unknown>>(`/admin/${list}?${query}`)
        expect([list, query, answer.status, answer.body[list]]).toEqual([list, query, 200, []])
      }
      const long = await asStaff(`/admin/${list}?q=${'a'.repeat(10_000)}`)
      expect(long.status).toBeLessThan(500)
    }
  })

  // spec 209
  it('show one seller’s wines and orders alone', async () => {
    const winery = await openSeller()
    const { id: wineId } = await winery.addWine({ title: 'Só este' })
    const { body } = await asStaff<{ products: { id: string }[]; count: number }>(
      `/admin/products?seller_id=${winery.sellerId}`,
    )
    expect(body).toMatchObject({ count: 1, products: [{ id: wineId }] })
    const orders = await asStaff<{ count: number }>(`/admin/orders?seller_id=${winery.sellerId}`)
    expect(orders.body.count).toBe(0)
  })
})
