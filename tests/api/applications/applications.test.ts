import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Application } from '#domain/applications/applicationWire'
import { buildApplicationRow } from '../../support/buildApplication'
import { call } from '../../support/http'
import { mailsTo, waitForMail } from '../../support/mailbox'
import { tokenOf } from '../../support/people'
import { sql } from '../../support/world'
import { buildRegistration } from '../../support/buildRegistration'

const mark = `Cantina ${randomUUID()}`
let token = ''

beforeAll(async () => {
  token = await tokenOf('staff')
})
afterAll(() => sql(`delete from suppliers where brand like $1`, [`${mark}%`]))

/** An application as the landing page's endpoint would keep it. */
async function send(changes: Record<string, unknown> = {}): Promise<string> {
  const row = buildApplicationRow({ brand: `${mark} ${randomUUID()}`, ...changes })
  const id = `sapp_${randomUUID()}`
  await sql(
    `insert into suppliers (id, brand, responsible_name, responsible_email, city, founding_year, instagram, stock_quantity,
       how_found_winex, terms_version, terms_accepted_at, client_id, fingerprint)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, now(), $1, $1)`,
    [
      id,
      row.brand,
      row.responsible_name,
      row.responsible_email,
      row.city,
      row.founding_year,
      row.instagram,
      row.stock_quantity,
      row.how_found_winex,
      row.terms_version,
    ],
  )
  return id
}

/** A list query as ra-data-simple-rest writes it. */
function list(query: { sort?: unknown; range?: unknown; filter?: unknown }) {
  const search = new URLSearchParams(
    Object.entries(query).map(([name, value]) => [name, JSON.stringify(value)]),
  )
  return call<Application[]>(`/admin/applications?${search.toString()}`, { token })
}

const read = (id: string) => call<Application>(`/admin/applications/${id}`, { token })
const write = (id: string, body: unknown) =>
  call<Application>(`/admin/applications/${id}`, { method: 'PUT', token, body })
const invite = (id: string, body: unknown = {}) =>
  call<Application>(`/admin/applications/${id}/invite`, { token, body })

describe('GET /admin/applications speaks as ra-data-simple-rest asks', () => {
  it('a bare array, and Content-Range with the exact total', async () => {
    await send({ brand: `${mark} B` })
    await send({ brand: `${mark} a` })
    await send({ brand: `${mark} C` })
    const first = await list({ sort: ['brand', 'ASC'], range: [0, 1], filter: { q: mark } })
    expect(first.status).toBe(200)
    expect(first.headers.get('content-range')).toBe('applications 0-1/3')
    expect(first.body.map(({ brand }) => brand)).toEqual([`${mark} a`, `${mark} B`])
    const last = await list({ sort: ['brand', 'DESC'], range: [2, 3], filter: { q: mark } })
    expect(last.headers.get('content-range')).toBe('applications 2-2/3')
    expect(last.body.map(({ brand }) => brand)).toEqual([`${mark} a`])
    const beyond = await list({ range: [100_000, 100_009], filter: { q: mark } })
    expect([beyond.status, beyond.text]).toEqual([200, '[]'])
    expect(beyond.headers.get('content-range')).toBe('applications */3')
  })

  it.each([
    ['brand', 'CAFÉ DO VALE', 'cafe do vale'],
    ['responsible_name', 'Zuleide Conceição', 'conceicao'],
    ['responsible_email', `zu.${randomUUID()}@exemplo.com.br`, 'ZU.'],
    ['city', 'São Roque de Minas', 'sao roque DE'],
  ])('finds by %s, whatever the case and the accents', async (column, value, typed) => {
    const id = await send({ [column]: column === 'brand' ? `${mark} ${value}` : value })
    const found = await list({ filter: { q: typed }, range: [0, 99] })
    expect(found.body.map((one) => one.id)).toContain(id)
  })

  it('takes % and _ for what they are', async () => {
    expect((await list({ filter: { q: `${mark} %` } })).body).toEqual([])
    expect((await list({ filter: { q: `%_\\'` } })).status).toBe(200)
  })

  it('answers many by id, as its references ask', async () => {
    const ids = [await send(), await send()]
    const found = await list({ filter: { id: ids } })
    expect(found.body.map(({ id }) => id).sort()).toEqual(ids.sort())
  })

  it.each([
    ['range=[0', 'range: JSON inválido'],
    ['sort=brand', 'sort: JSON inválido'],
    ['filter={"q":', 'filter: JSON inválido'],
    ['range=[9,0]', 'range: Informe [primeira, última], com no máximo 100 linhas'],
    ['range=[0,100]', 'range: Informe [primeira, última], com no máximo 100 linhas'],
    ['range=[-1,9]', 'range.0: Deve ser maior ou igual a 0'],
    ['sort=["sender_hash","ASC"]', 'sort.0: Valor inválido'],
    ['filter={"sender_hash":"x"}', 'filter.sender_hash: Campo desconhecido'],
    ['filter={"status":"x"}', 'filter.status: Valor inválido'],
    [`filter={"q":"${'x'.repeat(1_500)}"}`, 'filter.q: Deve ter no máximo 200 caracteres'],
    ['range=[0,9]&range=[0,9]', 'range: Informe uma vez só, como JSON'],
  ])('refuses %s in Portuguese', async (query, refusal) => {
    const answer = await call<{ errors: Record<string, string> }>(`/admin/applications?${query}`, {
      token,
    })
    expect(answer.status).toBe(400)
    const [[field, message] = []] = Object.entries(answer.body.errors)
    expect(`${field}: ${message}`).toContain(refusal)
  })

  it('keeps what only the machine needs to itself', async () => {
    const { body } = await read(await send())
    expect(Object.keys(body).sort()).toEqual([
      'brand',
      'city',
      'created_at',
      'founding_year',
      'how_found_winex',
      'id',
      'instagram',
      'invitation',
      'invited_at',
      'notes',
      'responsible_email',
      'responsible_name',
      'seller',
      'status',
      'stock_quantity',
      'terms_accepted_at',
      'terms_version',
      'updated_at',
    ])
  })
})

describe('PUT /admin/applications/{id}', () => {
  it('writes status and notes with one audit entry, and none for the same again', async () => {
    const id = await send()
    const answer = await write(id, { status: 'contacted', notes: ' Ligar na terça. ' })
    expect(answer.status).toBe(200)
    expect(answer.body).toMatchObject({ id, status: 'contacted', notes: 'Ligar na terça.' })
    await write(id, { status: 'contacted', notes: 'Ligar na terça.' })
    const entries = await sql(
      `select actor_type, action, before, after from audit_entry where resource_id = $1`,
      [id],
    )
    expect(entries).toEqual([
      {
        actor_type: 'user',
        action: 'application.update',
        before: { status: 'new', notes: null },
        after: { status: 'contacted', notes: 'Ligar na terça.' },
      },
    ])
  })

  it('does not overwrite what a colleague wrote meanwhile', async () => {
    const id = await send()
    const { updated_at } = (await read(id)).body
    await write(id, { notes: 'de Ana' })
    const late = await write(id, { notes: 'de Bia', expected_updated_at: updated_at })
    expect(late.status).toBe(409)
    expect(late.text).toContain('mudou enquanto você editava')
    expect((await read(id)).body.notes).toBe('de Ana')
  })

  it.each([
    [{ brand: 'Outra' }, 'brand'],
    [{ status: 'deleted' }, 'status'],
    [{ notes: 'x'.repeat(2_001) }, 'notes'],
    [{ notes: 'a\u0000b' }, 'notes'],
    [{ invited_at: '2026-01-01' }, 'invited_at'],
  ])('refuses %j', async (body, field) => {
    const answer = await call(`/admin/applications/${await send()}`, { method: 'PUT', token, body })
    expect(answer.status).toBe(400)
    expect(Object.keys(answer.body.errors as object)).toEqual([field])
  })

  it('knows no application that is not there', async () => {
    expect((await read('sapp_nada')).status).toBe(404)
    expect((await write('sapp_nada', { status: 'new' })).status).toBe(404)
    expect((await invite('sapp_nada')).status).toBe(404)
  })
})

describe('inviting', () => {
  it('sends one link that opens the registration with the answers, and shows who registered', async () => {
    const email = `convite.${randomUUID()}@exemplo.com.br`
    const id = await send({ responsible_email: email, city: 'Garibaldi, RS' })
    const responses = await Promise.all(Array.from({ length: 20 }, () => invite(id)))
    expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([200]))
    expect(responses[0]?.body).toMatchObject({
      status: 'approved',
      invitation: 'open',
      seller: null,
    })

    const mail = await waitForMail(email, 'convite para vender seus vinhos')
    expect(mail.link.pathname).toBe('/cadastro')
    const convite = mail.link.searchParams.get('convite') ?? ''
    const opened = await call(`/public/invitations/${convite}`)
    expect(opened.body.invitation).toMatchObject({
      email,
      name: 'Marina Bortolini',
      prefill: { name: (await read(id)).body.brand, city: 'Garibaldi', state: 'RS' },
    })

    const registration = buildRegistration({ invitation: convite, member: { email } })
    const done = await call('/public/vendor/register', { body: registration })
    expect(done.status).toBe(201)
    const after = (await read(id)).body
    expect(after.invitation).toBe('accepted')
    expect(after.seller?.name).toBe(registration.name)

    const again = await invite(id, { again: true })
    expect(again.status).toBe(409)
    expect(again.text).toContain('Este produtor já se cadastrou')
    expect(await mailsTo(email)).not.toHaveLength(0)
  })

  it('sends a second link only when asked, and not within a minute', async () => {
    const email = `segundo.${randomUUID()}@exemplo.com.br`
    const id = await send({ responsible_email: email })
    await invite(id)
    const first = (await waitForMail(email, 'convite')).link.searchParams.get('convite')
    await invite(id, { again: true })
    await sql(`update suppliers set invited_at = now() - interval '2 minutes' where id = $1`, [id])
    await invite(id)
    expect((await read(id)).body.invitation).toBe('open')
    await invite(id, { again: true })
    const second = (await waitForMail(email, 'convite', 2)).link.searchParams.get('convite')
    expect(second).not.toBe(first)
    expect((await call(`/public/invitations/${first}`)).status).toBe(404)
    expect((await call(`/public/invitations/${second}`)).status).toBe(200)
  })
})

describe('the export', () => {
  it('holds what matches, and no cell runs as a formula', async () => {
    const brand = `${mark} exportada`
    await send({ brand, responsible_name: '=HYPERLINK("http://mau.example")', city: '+1;Bento' })
    const search = new URLSearchParams({ filter: JSON.stringify({ q: brand }) })
    const answer = await call(`/admin/applications/export.csv?${search.toString()}`, { token })
    expect(answer.headers.get('content-type')).toContain('text/csv')
    const [head, row, end] = answer.text.split('\r\n')
    expect(head).toContain('Recebida em;Marca;Responsável;E-mail;Cidade;Ano de fundação')
    expect(row).toContain(`"'=HYPERLINK(""http://mau.example"")"`)
    expect(row).toContain(`"'+1;Bento"`)
    expect(row).toContain(';2014;')
    expect(end).toBe('')
  })
})

it('GET /admin/applications/summary counts everything', async () => {
  const before = (await call<Record<string, number>>('/admin/applications/summary', { token })).body
  await send()
  const after = (await call<Record<string, number>>('/admin/applications/summary', { token })).body
  expect(after.new).toBe((before.new ?? 0) + 1)
  expect(after.total).toBe((before.total ?? 0) + 1)
})
