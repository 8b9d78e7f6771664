import { readdirSync, readFileSync } from 'node:fs'
import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, it } from 'vitest'
import { AUDIT_ACTION_KEYS } from '#domain/audit/auditActions'
import type { AuditListResponse, AuditPerson } from '#domain/audit/auditWire'
import { call } from '../../support/http'
import { tokenOf } from '../../support/people'
import { isRead, routes } from '../../support/routeTable'
import { sql } from '../../support/world'
import { openAs } from '../staff/openAs'

let token = ''
const mark = randomUUID()
const email = `${mark}@exemplo.com.br`

let moment = Date.now()

async function write(changes: Record<string, unknown> = {}): Promise<string> {
  const row = {
    id: `aud_${randomUUID()}`,
    // no two in one millisecond, which orders them
    at: new Date((moment += 1)),
    actor_type: 'user',
    actor_id: 'user_test',
    actor_email: email,
    action: 'seller.status',
    resource: 'seller',
    resource_id: `sel_${randomUUID()}`,
    before: JSON.stringify({ store_status: 'ACTIVE' }),
    after: JSON.stringify({ store_status: 'INACTIVE' }),
    ...changes,
  }
  const columns = Object.keys(row)
  await sql(
    `insert into audit_entry (${columns.join(', ')}) values (${columns.map((_, at) => `$${at + 1}`).join(', ')})`,
    Object.values(row),
  )
  return row.id
}

const list = (query: Record<string, string>) =>
  call<AuditListResponse>(`/admin/audit?${new URLSearchParams(query).toString()}`, { token })
const idsOf = async (query: Record<string, string>) =>
  (await list(query)).body.entries.map(({ id }) => id)

beforeAll(async () => {
  token = await tokenOf('staff')
})

describe('the audit trail', () => {
  it('is found by person, words, action, period and seller, with the exact count', async () => {
    const [seller] = await sql<{ id: string; name: string }>(
      'select id, name from seller where deleted_at is null order by id limit 1',
    )
    const old = await write({ at: new Date('2024-03-10T02:30:00Z'), action: 'wine.prices' })
    const own = await write({ seller_id: seller?.id, actor_type: 'seller' })
    const late = await write({ after: JSON.stringify({ notes: 'Ligação à tarde' }) })
    expect(await idsOf({ q: mark })).toEqual([late, own, old])
    expect((await list({ q: mark, limit: '1', offset: '1' })).body).toMatchObject({
      count: 3,
      entries: [{ id: own, seller: { id: seller?.id, name: seller?.name } }],
    })
    expect(await idsOf({ q: mark, order: 'at', limit: '1' })).toEqual([old])
    expect(await idsOf({ q: mark, actor: 'seller' })).toEqual([own])
    expect(await idsOf({ q: mark, action: 'wine.prices' })).toEqual([old])
    expect(await idsOf({ q: mark, seller_id: seller?.id ?? '' })).toEqual([own])
    // 02:30 in UTC is still the day before in São Paulo
    expect(await idsOf({ q: mark, from: '2024-03-09', to: '2024-03-09' })).toEqual([old])
    expect(await idsOf({ q: mark, from: '2024-03-10', to: '2024-03-10' })).toEqual([])
    expect(await idsOf({ q: 'LIGACAO a tarde' })).toContain(late)
    expect(await idsOf({ q: seller?.name ?? '', actor: 'seller', limit: '100' })).toContain(own)
    expect(await idsOf({ q: 'preços alterados', to: '2024-12-31' })).toContain(old)
  })

  it('is found by one person, who is found by name among those who acted', async () => {
    const [actor, idle] = [await openAs('finance'), await openAs('finance')]
    await sql(`update "user" set last_name = $2 where id = any($1)`, [
      [actor.userId, idle.userId],
      `Prado ${mark}`,
    ])
    const own = await write({ actor_id: actor.userId, actor_email: actor.email })
    const people = async (query: Record<string, string>) => {
      const address = `/admin/audit/people?${new URLSearchParams(query).toString()}`
      return (await call<{ people: AuditPerson[] }>(address, { token })).body.people
    }
    const expected = [
      { id: actor.userId, name: `Bruna Prado ${mark}`, email: actor.email, seller_name: null },
    ]
    expect(await people({ q: `PRADO ${mark}` })).toEqual(expected)
    expect(await people({ id: actor.userId })).toEqual(expected)
    expect((await people({})).length).toBeLessThanOrEqual(10)
    expect(await idsOf({ actor_id: actor.userId })).toEqual([own])
    const { entries } = (await list({ actor_id: actor.userId })).body
    expect(entries[0]).toMatchObject({ actor_name: `Bruna Prado ${mark}`, resource_name: null })
    const [seller] = await sql<{ id: string; name: string; of: string }>(
      `select m.id, m.name, s.name as of from seller_member m join seller s on s.id = m.seller_id
        where m.deleted_at is null order by m.id limit 1`,
    )
    await write({ actor_type: 'seller', actor_id: seller?.id })
    expect(await people({ id: seller?.id ?? '' })).toMatchObject([
      { name: seller?.name, seller_name: seller?.of },
    ])
  })

  it('shows one entry whole, and 404 for none', async () => {
    const id = await write()
    const one = await call<{ entry: unknown }>(`/admin/audit/${id}`, { token })
    expect(one.body.entry).toMatchObject({
      id,
      actor_email: email,
      before: { store_status: 'ACTIVE' },
      after: { store_status: 'INACTIVE' },
    })
    expect((await call('/admin/audit/aud_nada', { token })).status).toBe(404)
  })

  it.each(['from=ontem', 'action=nada', 'limit=101', `q=${'x'.repeat(201)}`, 'order=actor_id'])(
    'refuses %s in Portuguese, never with a 5xx',
    async (query) => {
      const answer = await call(`/admin/audit?${query}`, { token })
      expect(answer.status).toBe(400)
      expect(answer.body.errors).toBeTruthy()
    },
  )

  it.each([`%_\\'`, '#', '"', '%00', '\u{1F377}'])('searches %j without harm', async (q) => {
    expect((await list({ q })).status).toBeLessThan(500)
  })
})

describe('nobody changes it', () => {
  it.each(['POST', 'PUT', 'PATCH', 'DELETE'])('no API takes %s', async (method) => {
    const id = await write()
    for (const path of ['/admin/audit', `/admin/audit/${id}`]) {
      const answer = await call(path, {
        method,
        token,
        ...(method === 'DELETE' ? {} : { body: {} }),
      })
      expect(answer.status).toBe(404)
    }
    expect((await call(`/admin/audit/${id}`, { token })).status).toBe(200)
  })

  it.each([
    `update audit_entry set actor_email = 'x' where id = $1`,
    `delete from audit_entry where id = $1`,
  ])('the database refuses: %s', async (statement) => {
    await expect(sql(statement, [await write()])).rejects.toThrow(
      'the audit trail is never changed or removed',
    )
  })

  it('nor can it be emptied', async () => {
    await expect(sql('truncate audit_entry')).rejects.toThrow(/never changed or removed/)
  })
})

describe('every writing route of sellers and staff', () => {
  const writing = routes.filter((route) => route.declaration.actor !== 'anyone' && !isRead(route))
  const sources = readdirSync('backend/src', { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts'))
    .map((file) => readFileSync(`backend/src/${file}`, 'utf8'))

  it('declares what it leaves in the trail', () => {
    expect(writing.length).toBeGreaterThan(10)
    const silent = writing.filter(({ declaration }) => declaration.audit === undefined)
    expect(silent.map(({ name }) => name)).toEqual([])
  })

  it('writes under actions that the code really writes', () => {
    const named = new Set(writing.flatMap(({ declaration }) => declaration.audit ?? []))
    const unwritten = [...named].filter(
      (action) => !sources.some((source) => source.includes(`'${action}'`)),
    )
    expect(unwritten).toEqual([])
  })

  it('and no action lacks its name in Portuguese', () => {
    const written = sources.flatMap((source) =>
      [...source.matchAll(/\b(?:action|auditAs): '([a-z_]+\.[a-z_.]+)'/g)].map(([, name]) => name),
    )
    expect(written.filter((name) => !(AUDIT_ACTION_KEYS as string[]).includes(name ?? ''))).toEqual(
      [],
    )
  })
})
