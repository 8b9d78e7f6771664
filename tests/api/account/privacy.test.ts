import { randomUUID } from 'node:crypto'
import { Client } from 'pg'
import { describe, expect, it } from 'vitest'
import { Migration20261129153000 } from '../../../backend/src/modules/audit/migrations/Migration20261129153000'
import { KEPT_AFTER_ERASURE } from '#domain/privacy/privacy'
import { placeOrder } from '../../support/buyer'
import { call } from '../../support/http'
import { tokenOf } from '../../support/people'
import { sql, world } from '../../support/world'
import { openSeller, type Seller } from '../../support/openSeller'
import { openShop } from '../../support/openShop'
import { openStaff } from '../../support/openStaff'
import { goodRow, HEADS, importFile } from '../imports/sheet'
import { newEmail, tokenOfInvitation } from '../team/invitationToken'
import { filesWith, tablesWith } from './tracesIn'
import { uploadPhoto } from './uploadPhoto'

interface Refusal extends Record<string, unknown> {
  message: string
  errors?: Record<string, string>
}

const erase = (token: string, body: Record<string, unknown>) =>
  call<{ erased?: boolean } & Refusal>('/vendor/privacy/erasure', {
    token,
    body: { scope: 'company', confirmation: 'EXCLUIR', ...body },
  })
const exportOf = (token: string) =>
  call<Record<string, unknown[]>>('/vendor/privacy/export', { token })
const kept = KEPT_AFTER_ERASURE.flatMap(({ tables }) => tables)

async function addMember(owner: Seller, name: string) {
  const email = newEmail()
  await call('/vendor/team/invitations', {
    token: owner.token,
    body: { email, name, role: 'member' },
  })
  const { body } = await call<{ token: string }>('/public/team/accept', {
    body: {
      token: await tokenOfInvitation(email),
      name,
      cpf: '529.982.247-25',
      password: 'Taipa-e-neblina4',
      consent: { terms_version: '2025-07-07' },
    },
  })
  return { email, token: body.token }
}

/** A commission of 10 %: the rule is named after the company, as staff make it, and then renamed. */
async function makeRule(sellerId: string, mark: string) {
  const token = await tokenOf('staff')
  const made = await call<{ commission_rule: { id: string; name: string } }>(
    '/admin/commission/rules',
    {
      token,
      body: {
        reference: 'seller',
        reference_id: sellerId,
        is_active: true,
        rate: { type: 'percentage', percentage_rate: 10, include_tax: false },
      },
    },
  )
  const { id, name } = made.body.commission_rule
  expect(name).toBe(`Comissao Vinícola ${mark}`)
  const renamed = await call(`/admin/commission/rules/${id}`, {
    token,
    body: { metadata: { name: `Acordo com ${mark}` } },
  })
  expect(renamed.status, renamed.text).toBe(200)
}

/** A seller who has left marks everywhere: profile, photo, wine, contract, team, mails. */
async function liveASellersLife() {
  const mark = randomUUID().slice(0, 13)
  const seller = await openSeller({
    name: `Vinícola ${mark}`,
    description: `Sobre ${mark}`,
    address_line: `Rua ${mark}`,
    producer_history: `História de ${mark}`,
    phone: '(54) 97654-3210',
    member: { name: `Ana ${mark}` },
  })
  const photo = await uploadPhoto(seller.token)
  await call('/vendor/sellers/me', { token: seller.token, body: { photo, city: `Vila ${mark}` } })
  const { body } = await call<{ product: { id: string } }>('/vendor/products', {
    token: seller.token,
    body: {
      title: `Tannat ${mark}`,
      description: `Vinho de ${mark}`,
      status: 'proposed',
      options: [{ title: 'Volume', values: ['750ml'] }],
      variants: [
        {
          title: '750ml',
          sku: `tannat-${mark}`,
          manage_inventory: true,
          options: { Volume: '750ml' },
          prices: [{ amount: 0, currency_code: 'brl' }],
        },
      ],
      metadata: {
        storytelling: { story: `Conta ${mark}`, producer: `Ana ${mark}` },
        sustainability: { social_impact: `Escola ${mark}` },
        certifications: [`IBD ${mark}`],
        label: { mapa_registration: `RS ${mark}` },
      },
    },
  })
  await call(`/vendor/products/${body.product.id}`, {
    token: seller.token,
    body: {
      weight: 1200,
      description: `Outro vinho de ${mark}`,
      metadata: { storytelling: { story: `Outra história de ${mark}`, producer: `Ana ${mark}` } },
    },
  })
  await makeRule(seller.sellerId, mark)
  await call('/vendor/sellers/me/contract/sign', { token: seller.token, body: {} })
  const member = await addMember(seller, `Bia ${mark}`)
  for (const [side, text, internal] of [
    ['seller', `Recado de ${mark}`, false],
    ['seller', `Nota de ${mark}`, true],
    ['staff', `Nota da equipe sobre ${mark}`, true],
  ])
    await sql(
      `insert into order_message (order_id, seller_id, side, author_id, author_name, text, internal)
       values ('order_x', $1, $2, $3, $4, $5, $6)`,
      [seller.sellerId, side, seller.memberId, `Ana ${mark}`, text, internal],
    )
  await call('/auth/seller/emailpass/reset-password', { body: { email: seller.email } })
  return { ...seller, wineId: body.product.id, photo, mark, member }
}

/** Writes on an order and lets a quarter of an hour pass, until staff are mailed the words. */
async function mailMessage(orderId: string, token: string, text: string) {
  await call(`/vendor/orders/${orderId}/messages`, { token, body: { text, internal: false } })
  await sql(
    `update order_message set created_at = created_at - interval '16 minutes' where order_id = $1`,
    [orderId],
  )
  const mails = () => sql('select from mail_outbox where strpos(text, $1) > 0', [text])
  await expect.poll(async () => (await mails()).length, { interval: 500 }).toBeGreaterThan(0)
  expect(await tablesWith([text])).toEqual(['mail_outbox', 'order_message'])
}

describe('the export', () => {
  it('of an owner holds person, company, team, contract, wines and pictures', async () => {
    const life = await liveASellersLife()
    const answer = await exportOf(life.token)
    expect(answer.status).toBe(200)
    expect(answer.headers.get('content-disposition')).toBe(
      'attachment; filename="meus-dados-winex.json"',
    )
    expect(answer.body).toMatchObject({
      pessoa: { name: `Ana ${life.mark}`, email: life.email, cpf: '529.982.247-25' },
      empresa: { name: `Vinícola ${life.mark}`, phone: '(54) 97654-3210' },
      vinhos: [{ title: `Tannat ${life.mark}` }],
      contratos: [{ percentage_rate: '10.000', signer_name: `Ana ${life.mark}` }],
      consentimentos: [{ document: 'termos-de-uso' }],
      mensagens: [{ text: `Recado de ${life.mark}` }, { text: `Nota de ${life.mark}` }],
    })
    expect(answer.body.equipe).toHaveLength(2)
    expect(answer.body.imagens).toHaveLength(1)
    expect(answer.text).not.toMatch(/password|token_hash|provider_metadata/)
  })

  it('of a person holds the applications that came from their address, without what staff noted', async () => {
    const [owner, other] = [await openSeller(), await openSeller()]
    const brand = `Vinhedo ${randomUUID()}`
    for (const [name, email] of [
      [brand, owner.email.toUpperCase()],
      ['Vinhedo alheio', other.email],
    ])
      await sql(
        `insert into suppliers (id, brand, responsible_name, responsible_email, city, terms_version, terms_accepted_at,
                                client_id, fingerprint, notes)
         values ($1, $2, 'Ana', $3, 'Garibaldi, RS', '2025-07', now(), $1, $1, 'Ligar depois')`,
        [`sapp_${randomUUID()}`, name, email],
      )
    const { body, text } = await exportOf(owner.token)
    expect(body.candidaturas).toMatchObject([{ brand, status: 'new', city: 'Garibaldi, RS' }])
    expect(text).not.toContain('Ligar depois')
  })

  it("of a member holds the member's own data and nothing of the company", async () => {
    const owner = await openSeller()
    const member = await addMember(owner, 'Bia')
    const { body } = await exportOf(member.token)
    expect(body.pessoa).toMatchObject({ email: member.email })
    expect(body.empresa).toBeNull()
    expect(JSON.stringify(body)).not.toContain(owner.email)
  })
})

describe('an erasure', () => {
  it('leaves no mark in database, files and logs outside the declared list, and ends all sessions', async () => {
    const life = await liveASellersLife()
    const marks = [life.mark, life.email, life.member.email]
    expect(await tablesWith(marks)).toContain('seller')

    const answer = await erase(life.token, { password: life.password })
    expect([answer.status, answer.body.erased]).toEqual([200, true])

    const left = await tablesWith(marks)
    expect(left.filter((table) => !kept.includes(table))).toEqual([])
    expect(left).toContain('contract_signature')
    // nobody bought its wine
    expect(left.filter((table) => /product|inventory/.test(table))).toEqual([])
    expect(await filesWith(marks)).toEqual([])
    expect((await fetch(new URL(life.photo, world.url))).status).toBe(404)
    for (const token of [life.token, life.member.token]) {
      expect((await call('/vendor/me', { token })).status).toBe(401)
    }
    const wines = await sql(
      `select p.status from product p join seller_product s on s.product_id = p.id where s.seller_id = $1`,
      [life.sellerId],
    )
    expect(wines).toEqual([{ status: 'archived' }])
    const signIn = await call('/auth/seller/emailpass', {
      body: { email: life.email, password: life.password },
    })
    expect(signIn.status).toBe(401)
  })

  it('takes what company and wine said of themselves out of the audit trail, not what was done', async () => {
    const life = await liveASellersLife()
    const trail = () =>
      sql<{ action: string; before: object | null; after: object }>(
        `select action, before, after from audit_entry
          where seller_id = $1 and action in ('seller.profile', 'wine.data') order by at`,
        [life.sellerId],
      )
    expect(JSON.stringify(await trail())).toContain(`Vila ${life.mark}`)
    const [other] = await sql<{ id: string }>(
      `select id from audit_entry where seller_id = $1 and action = 'seller.profile'`,
      [life.sellerId],
    )
    const redact = `update audit_entry set before = winex_audit_without_personal(action, before),
      after = winex_audit_redacted(action, before, after) where id = $1`
    const refusal = 'the audit trail is never changed or removed'
    await expect(sql(redact, [other?.id])).rejects.toThrow(refusal)

    expect((await erase(life.token, { password: life.password })).status).toBe(200)
    expect(await trail()).toEqual([
      { action: 'seller.profile', before: {}, after: { fields: ['city', 'photo'] } },
      {
        action: 'wine.data',
        before: { weight: null },
        after: { weight: 1200, fields: ['description', 'storytelling.story'] },
      },
    ])
    const marked = await sql<{ action: string }>(
      `select action from audit_entry where seller_id = $1 and position($2 in search) > 0`,
      [life.sellerId, life.mark],
    )
    expect(marked).toEqual([])
    for (const change of [`after = '{}'`, `actor_email = 'x'`, `action = 'wine.stock'`]) {
      const statement = `update audit_entry set ${change} where id = $1`
      await expect(sql(statement, [other?.id])).rejects.toThrow(refusal)
    }
  })

  it('that happened before takes as much out of the trail, and forgets no field', async () => {
    const { sellerId, token, password } = await openSeller()
    expect((await erase(token, { password })).status).toBe(200)
    const migration = new Migration20261129153000({} as never, {} as never)
    await migration.up()
    const client = new Client({ connectionString: world.databaseUrl })
    await client.connect()
    try {
      await client.query('begin')
      await client.query(
        `insert into audit_entry (id, at, actor_type, action, resource, resource_id, seller_id, after)
         values ('aud_before', now(), 'user', 'order.invoice.set', 'order', 'order_x', $1,
                 '{"fields": ["access_key"], "on_behalf_of": "Vinícola X", "reason": "A pedido"}')`,
        [sellerId],
      )
      for (const statement of migration.getQueries()) await client.query(statement as string)
      const { rows } = await client.query(`select after from audit_entry where id = 'aud_before'`)
      expect(rows).toEqual([
        { after: { fields: ['access_key', 'on_behalf_of'], reason: 'A pedido' } },
      ])
    } finally {
      await client.query('rollback')
      await client.end()
    }
  })

  it('finds no CPF in the audit trail', async () => {
    await liveASellersLife()
    for (const cpf of ['529.982.247-25', '52998224725']) {
      expect(
        await sql(`select id from audit_entry where position($1 in search) > 0`, [cpf]),
      ).toEqual([])
    }
  })

  it('frees the e-mail for a new registration', async () => {
    const first = await openSeller()
    expect((await erase(first.token, { password: first.password })).status).toBe(200)
    const again = await openSeller({ member: { email: first.email } })
    expect(again.sellerId).not.toBe(first.sellerId)
  })

  it.each([
    ['without the password', { password: '' }, { password: 'Senha é obrigatória' }],
    ['with a wrong password', { password: 'Errada123' }, { password: 'Senha incorreta' }],
    [
      'without the word',
      { password: 'Parreira-velha7', confirmation: 'excluir' },
      { confirmation: 'Digite EXCLUIR para confirmar' },
    ],
    [
      'with a seller of their choice',
      { password: 'Parreira-velha7', seller_id: 'sel_1' },
      { seller_id: 'Campo desconhecido' },
    ],
  ])('%s does not happen', async (_how, body, errors) => {
    const { token, email } = await openSeller()
    const answer = await erase(token, body)
    expect(answer.status).toBe(400)
    expect(answer.body.errors).toEqual(errors)
    expect(await sql('select id from seller_member where email = $1', [email])).toHaveLength(1)
  })

  it('by a member takes the member alone; the company needs an owner', async () => {
    const owner = await openShop({ wines: 1 })
    const name = `Bia ${randomUUID().slice(0, 13)}`
    const member = { ...(await addMember(owner, name)), name }
    const words = `Recado ${randomUUID()}`
    await openStaff()
    await mailMessage(await placeOrder(owner), member.token, words)
    const stored = await importFile(member.token, [HEADS, goodRow('Merlot')].join('\n'))
    expect(stored).toMatchObject({ imported: 1 })
    const refused = await erase(member.token, { password: 'Taipa-e-neblina4' })
    expect(refused.status).toBe(403)
    const done = await erase(member.token, { scope: 'person', password: 'Taipa-e-neblina4' })
    expect(done.status).toBe(200)
    expect((await call('/vendor/me', { token: member.token })).status).toBe(401)
    expect((await call('/vendor/me', { token: owner.token })).status).toBe(200)
    const left = await tablesWith([member.email, member.name])
    expect(left.filter((table) => !kept.includes(table))).toEqual([])
    expect(await tablesWith([words])).toEqual(['order_message'])
    expect(await filesWith([member.email, words])).toEqual([])
    const last = await erase(owner.token, { scope: 'person', password: owner.password })
    expect(last.status).toBe(409)
  })

  it('waits until sold wine is delivered', async () => {
    const { token, sellerId, password } = await openSeller()
    const id = `order_${randomUUID()}`
    await sql(
      `insert into "order" (id, display_id, status, version, currency_code, email) values ($1, 990001, 'pending', 1, 'brl', 'c@exemplo.com.br')`,
      [id],
    )
    await sql(`insert into seller_order (id, seller_id, order_id) values ($1, $2, $3)`, [
      `so_${randomUUID()}`,
      sellerId,
      id,
    ])
    for (const [status, words] of [
      ['ACTIVE', 'Entregue ou rejeite todos antes de excluir a conta.'],
      ['INACTIVE', 'Fale com nossa equipe para concluí-los antes de excluir a conta.'],
    ]) {
      await sql('update seller set store_status = $2 where id = $1', [sellerId, status])
      const answer = await erase(token, { password })
      expect([answer.status, answer.body.message]).toEqual([
        409,
        `Há pedidos que ainda não foram entregues. ${words}`,
      ])
    }
    await sql('delete from seller_order where order_id = $1', [id])
    await sql('delete from "order" where id = $1', [id])
  })
})
