import { randomUUID } from 'node:crypto'
import { afterEach, describe, expect, test } from 'vitest'
import { siteConfig } from '#domain/site/siteConfig'
import { buildApplicationForm, buildApplicationRow } from '../../support/buildApplication'
import { call } from '../../support/http'
import { waitForMail } from '../../support/mailbox'
import { people } from '../../support/people'
import { sql, world } from '../../support/world'
import { AT_ONCE, inFull } from '../../support/scope'

/** The limit of R19's rows per sender and hour; all tests come from one address. */
const SENDER_ROWS_MAX = 10

const KEY = { apikey: 'pk_teste' }

const brand = (): string => `Teste ${randomUUID()}`

const insert = (row: unknown, headers: Record<string, string> = KEY, from?: string) =>
  call<{ code?: string; message?: string; details?: string; hint?: string }>('/rest/v1/suppliers', {
    body: row,
    headers,
    ...(from && { from }),
  })

const rowsOf = (name: string) =>
  sql<Record<string, unknown>>('select * from suppliers where brand = $1', [name])

// The limit counts rows, so what a test adds must go, or the next one is limited.
afterEach(async () => {
  await sql(`delete from suppliers where brand like 'Teste %' or brand like '<%'`)
})

describe('POST /rest/v1/suppliers', () => {
  test('keeps one application with the accepted terms, and answers without the row', async () => {
    const name = brand()
    const answer = await insert(buildApplicationRow({ brand: name }))
    expect(answer.status).toBe(201)
    expect(answer.text).toBe('')
    const [row] = await rowsOf(name)
    expect(row).toMatchObject({
      responsible_name: 'Marina Bortolini',
      city: 'Monte Belo do Sul, RS',
      founding_year: 2014,
      stock_quantity: 1800,
      how_found_winex: 'Feira',
      terms_version: siteConfig.termsVersion,
      status: 'new',
    })
    expect(Date.now() - Number(row?.terms_accepted_at)).toBeLessThan(60_000)
  })

  test('takes many parallel clicks on one form as one application', async () => {
    const row = buildApplicationRow({ brand: brand() })
    const responses = await Promise.all(Array.from({ length: AT_ONCE }, () => insert(row)))
    expect(responses.filter(({ status }) => status === 201)).toHaveLength(1)
    const others = responses.filter(({ status }) => status !== 201)
    expect(new Set(others.map(({ status, body }) => `${status} ${body.code}`))).toEqual(
      new Set(['409 23505']),
    )
    expect(await rowsOf(String(row.brand))).toHaveLength(1)
  })

  test('tells the applicant, in words of ours alone, and the staff, each once', async () => {
    const email = `${randomUUID()}@vinhedo.example`
    const first = buildApplicationRow({ brand: brand(), responsible_email: email })
    await Promise.all([insert(first), insert(first)])
    const again = buildApplicationRow({ brand: brand(), responsible_email: email })
    expect((await insert(again)).status).toBe(201)
    const confirmation = await waitForMail(email, 'Recebemos a sua candidatura')
    for (const word of [first.brand, first.responsible_name, first.city])
      expect(confirmation.source).not.toContain(word)
    for (const { brand: name } of [first, again]) {
      const notices = await sql(
        `select 1 from mail_outbox where template = 'application-arrived' and "to" = $1 and text like $2`,
        [people.staff.email, `%${String(name)}%`],
      )
      expect(notices).toHaveLength(1)
    }
  })

  test('takes the same answers from a reloaded page as the same application', async () => {
    const row = buildApplicationRow({ brand: brand() })
    await insert(row)
    const again = await insert({ ...row, client_id: randomUUID() })
    expect(again.status).toBe(409)
    expect(await rowsOf(String(row.brand))).toHaveLength(1)
  })

  test.each([
    ['year abc', { founding_year: 'abc' }],
    ['year 3000', { founding_year: 3000 }],
    ['a year of the future', { founding_year: new Date().getFullYear() + 1 }],
    ['stock -5', { stock_quantity: -5 }],
    ['e-mail a@b', { responsible_email: 'a@b' }],
    ['a city of 10 kB', { city: 'x'.repeat(10_240) }],
    ['a NUL character', { city: 'Garibaldi\u0000' }],
    ['no terms', { terms_version: '' }],
    ['a column of the staff', { status: 'approved' }],
    ['a foreign id', { id: 'sapp_1' }],
  ])('refuses %s in the words of a database, and keeps nothing', async (_case, changes) => {
    const name = brand()
    const answer = await insert(buildApplicationRow({ brand: name, ...changes }))
    expect(answer.status).toBe(400)
    expect(answer.body).toMatchObject({ code: '23514', details: expect.any(String) as string })
    expect(Object.keys(answer.body).sort()).toEqual(['code', 'details', 'hint', 'message'])
    expect(await rowsOf(name)).toEqual([])
  })

  test('names the question whose answer was refused', async () => {
    const answer = await insert(buildApplicationRow({ brand: brand(), responsible_email: 'a@b' }))
    expect(answer.body.hint).toBe('Confira a resposta de “E-mail do responsável”.')
  })

  test('keeps HTML in every field as the text it is', async () => {
    const html = '<img src=x onerror=alert(1)>'
    const name = `${html} ${randomUUID()}`
    const answer = await insert(
      buildApplicationRow({
        brand: name,
        responsible_name: html,
        city: html,
        instagram: html,
        how_found_winex: html,
      }),
    )
    expect(answer.status).toBe(201)
    const [row] = await rowsOf(name)
    expect(row).toMatchObject({ brand: name, responsible_name: html, city: html, instagram: html })
  })

  test('keeps nothing from who fills the trap or types faster than people', async () => {
    const name = brand()
    const trapped = await insert(buildApplicationRow({ brand: name, website: 'http://spam' }))
    const hasty = await insert(buildApplicationRow({ brand: name, seconds_to_fill: 1 }))
    expect([trapped.status, hasty.status]).toEqual([403, 403])
    expect(trapped.body.code).toBe('42501')
    expect(await rowsOf(name)).toEqual([])
  })

  test('holds a robot’s hundreds of different posts to the allowance of one sender', async () => {
    const mark = brand()
    const statuses: number[] = []
    let retryAfter: string | null = null
    const batches = inFull(50, 10)
    // as many as the engine has connections: one that waits too long for its own is told that there is none
    const size = 20
    for (let batch = 0; batch < batches; batch += 1) {
      const responses = await Promise.all(
        Array.from({ length: size }, (_, one) =>
          // an address of its own: the other tests keep their allowance
          insert(buildApplicationRow({ brand: `${mark} ${batch} ${one}` }), KEY, '203.0.113.77'),
        ),
      )
      statuses.push(...responses.map(({ status }) => status))
      retryAfter ??=
        responses.find(({ status }) => status === 429)?.headers.get('retry-after') ?? null
    }
    const kept = await sql('select 1 from suppliers where brand like $1', [`${mark}%`])
    expect(kept.length).toBeLessThanOrEqual(SENDER_ROWS_MAX)
    expect(statuses.filter((status) => status === 201)).toHaveLength(kept.length)
    expect(statuses.filter((status) => status === 429)).toHaveLength(batches * size - kept.length)
    expect(Number(retryAfter)).toBeGreaterThan(0)
  })

  test('counts every address of a household’s IPv6 network as one sender', async () => {
    const mark = brand()
    const network = `2001:db8:${(process.pid % 65_536).toString(16)}:2`
    const statuses: number[] = []
    for (let at = 1; at <= SENDER_ROWS_MAX + 1; at += 1) {
      const row = buildApplicationRow({ brand: `${mark} ${at}` })
      statuses.push((await insert(row, KEY, `${network}::${at}`)).status)
    }
    expect(statuses).toEqual([...Array<number>(SENDER_ROWS_MAX).fill(201), 429])
  })

  test('wants the public key, as every client of such a database sends it', async () => {
    const answer = await insert(buildApplicationRow({ brand: brand() }), {})
    expect(answer.status).toBe(401)
    expect(answer.body.message).toBe('No API key found in request')
  })
})

describe('reading and changing applications without being staff', () => {
  test.each(['GET', 'PATCH', 'PUT', 'DELETE'])('is refused for %s', async (method) => {
    const answer = await call<{ code?: string }>('/rest/v1/suppliers?select=*', {
      method,
      headers: { apikey: 'pk_teste' },
    })
    expect(answer.status).toBe(401)
    expect(answer.body.code).toBe('42501')
    expect(answer.text).not.toContain('responsible_email')
  })
})

describe('the form of a browser without JavaScript', () => {
  const target = (answer: Response): string =>
    new URL(answer.headers.get('location') ?? '', answer.url).href
  const post = (form: object) =>
    fetch(`${world.api}/rest/v1/suppliers`, {
      method: 'POST',
      redirect: 'manual',
      body: new URLSearchParams(
        Object.entries(form).map(([name, value]) => [name, value === true ? 'on' : String(value)]),
      ),
    })

  test('leads to the confirmation, and a second click adds no row', async () => {
    const form = { ...buildApplicationForm({ wineryName: brand() }), website: '' }
    const first = await post(form)
    const second = await post(form)
    expect([first.status, second.status]).toEqual([303, 303])
    expect(target(first)).toBe(`${world.url}/#candidatura-enviada`)
    expect(target(second)).toBe(`${world.url}/#candidatura-enviada`)
    expect(await rowsOf(form.wineryName)).toHaveLength(1)
  })

  test('leads back to the form when an answer breaks a rule', async () => {
    const form = { ...buildApplicationForm({ wineryName: brand(), foundingYear: 'abc' }) }
    const answer = await post(form)
    expect(target(answer)).toBe(`${world.url}/#candidatura-recusada`)
    expect(await rowsOf(form.wineryName)).toEqual([])
  })
})
