import { describe, expect, it } from 'vitest'
import { call } from '../../support/http'
import { openStaff } from '../../support/openStaff'
import { askForToken, type Actor } from '../../support/people'
import { claimsOf, oldTokenOf } from '../../support/signToken'
import { sql } from '../../support/world'
import { openSeller } from '../../support/openSeller'

interface Session {
  id: string
  device: string
  ip_address: string
  is_same_network: boolean
  is_current: boolean
  last_used_at: string
}

const home = { seller: '/vendor', user: '/admin' } as const
/** Something that only a signed-in person sees. */
const page = { seller: '/vendor/me/context', user: '/admin/me' } as const

const statusOf = async (actor: Actor, token: string) => (await call(page[actor], { token })).status
const listOf = async (actor: Actor, token: string) =>
  (await call<{ sessions: Session[] }>(`${home[actor]}/sessions`, { token })).body.sessions
const signOut = (actor: Actor, token: string) =>
  call(`/auth/${actor}/sign-out`, { token, body: {} })
const sidOf = (token: string) => claimsOf(token).sid as string

const open = { seller: openSeller, user: openStaff }

describe.each<Actor>(['seller', 'user'])('a session of a %s', (actor) => {
  const enter = async (count = 1) => {
    const person = await open[actor]()
    const tokens: string[] = []
    for (let at = 0; at < count; at += 1)
      tokens.push(await askForToken(actor, person.email, person.password))
    return { person, tokens, token: tokens[0] ?? '' }
  }

  it('ends on the server when its person signs out: the copied token answers 401', async () => {
    const { tokens, token } = await enter(2)
    const copy = token
    expect((await signOut(actor, token)).status).toBe(200)
    expect(await statusOf(actor, copy)).toBe(401)
    expect((await signOut(actor, copy)).status).toBe(401)
    expect(await statusOf(actor, tokens[1] ?? '')).toBe(200)
  })

  it('is listed with device, address and last use, the own one marked', async () => {
    const { person, token } = await enter()
    const phone =
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1'
    const { body } = await call<{ token: string }>(`/auth/${actor}/emailpass`, {
      body: { email: person.email, password: person.password },
      headers: { 'user-agent': phone },
    })
    const sessions = await listOf(actor, body.token)
    const mine = sessions.find(({ is_current }) => is_current)
    expect(mine).toMatchObject({ id: sidOf(body.token), device: 'Safari no iPhone' })
    expect(mine?.is_same_network).toBe(true)
    expect(mine?.ip_address).toMatch(/127\.0\.0\.1$|^::1$/)
    expect(Date.now() - new Date(mine?.last_used_at ?? 0).getTime()).toBeLessThan(60_000)
    expect(sessions.filter(({ is_current }) => is_current)).toHaveLength(1)
    expect(sessions.map(({ id }) => id)).toContain(sidOf(token))
    expect(JSON.stringify(sessions)).not.toContain('hash')
  })

  it('is ended from another device, alone', async () => {
    const { tokens, token } = await enter(3)
    const [, lost = '', other = ''] = tokens
    const answer = await call<{ sessions: Session[] }>(`${home[actor]}/sessions/${sidOf(lost)}`, {
      token,
      method: 'DELETE',
    })
    expect(answer.status).toBe(200)
    expect(answer.body.sessions.map(({ id }) => id)).not.toContain(sidOf(lost))
    expect(await statusOf(actor, lost)).toBe(401)
    expect([await statusOf(actor, token), await statusOf(actor, other)]).toEqual([200, 200])
  })

  it('ends with all others but the one from which it is asked, those of the version before too', async () => {
    const { person, tokens, token } = await enter(3)
    const old = oldTokenOf(await askForToken(actor, person.email, person.password))
    expect(await statusOf(actor, old)).toBe(200)
    const answer = await call<{ sessions: Session[] }>(`${home[actor]}/sessions/end-others`, {
      token,
      body: {},
    })
    expect(answer.body.sessions.map(({ id }) => id)).toEqual([sidOf(token)])
    expect(await statusOf(actor, token)).toBe(200)
    for (const ended of [...tokens.slice(1), old]) expect(await statusOf(actor, ended)).toBe(401)
    expect(await statusOf(actor, await askForToken(actor, person.email, person.password))).toBe(200)
    const trail = await sql<{ action: string }>(
      `select action from audit_entry where action like 'session.%' and actor_email = $1`,
      [person.email],
    )
    expect(trail).toEqual([{ action: 'session.end_others' }])
  })

  it('of somebody else is not found, whether or not it exists (R42)', async () => {
    const { token } = await enter()
    const theirs = await enter()
    const path = (id: string) => `${home[actor]}/sessions/${id}`
    const foreign = await call(path(sidOf(theirs.token)), { token, method: 'DELETE' })
    const missing = await call(path('sess_x'), { token, method: 'DELETE' })
    expect([foreign.status, foreign.body]).toEqual([404, missing.body])
    expect(await statusOf(actor, theirs.token)).toBe(200)
  })

  it('of a changed password goes on in the answer alone', async () => {
    const { person, tokens, token } = await enter(2)
    const path = actor === 'user' ? '/admin/me/password' : '/vendor/members/me/password'
    const wrong = await call(path, {
      token,
      body: { current_password: 'Errada-123', new_password: 'Outra-Senha9' },
    })
    expect([wrong.status, wrong.body.errors]).toEqual([
      400,
      { current_password: 'Senha atual incorreta' },
    ])
    const { body } = await call<{ token: string }>(path, {
      token,
      body: { current_password: person.password, new_password: 'Parreira-Alta9' },
    })
    for (const ended of tokens) expect(await statusOf(actor, ended)).toBe(401)
    expect(await statusOf(actor, body.token)).toBe(200)
    expect(await listOf(actor, body.token)).toHaveLength(1)
    await askForToken(actor, person.email, 'Parreira-Alta9')
  })

  it('is one of 100 open ones at most: one more ends the oldest, whose record stays', async () => {
    const { person, token } = await enter()
    const [identity] = await sql<{ id: string }>(
      'select auth_identity_id as id from sign_in_session where id = $1',
      [sidOf(token)],
    )
    await sql(
      `insert into sign_in_session (id, auth_identity_id, actor_type, last_used_at, expires_at, valid_from, ip_address,
         network, device, device_hash, created_at)
       select 'sess_' || gen_random_uuid(), auth_identity_id, actor_type, last_used_at, expires_at, valid_from, ip_address,
         network, device, device_hash, created_at + interval '1 millisecond'
         from sign_in_session, generate_series(1, 120) where id = $1`,
      [sidOf(token)],
    )
    await signOut(actor, await askForToken(actor, person.email, person.password))
    const newest = await askForToken(actor, person.email, person.password)
    const records = await sql<{ end_reason: string | null }>(
      'select end_reason from sign_in_session where auth_identity_id = $1',
      [identity?.id],
    )
    const endedBy = (reason: string | null) =>
      records.filter(({ end_reason }) => end_reason === reason).length
    expect([endedBy(null), endedBy('sign_out')]).toEqual([100, 1])
    expect(endedBy('too_many')).toBeGreaterThan(21)
    expect(await listOf(actor, newest)).toHaveLength(100)
    expect(await statusOf(actor, newest)).toBe(200)
    expect(await statusOf(actor, token)).toBe(401)
  })
})

describe('the use of a session', () => {
  const age = (token: string, minutes: number) =>
    sql(
      `update sign_in_session set last_used_at = now() - make_interval(mins => $2) where id = $1`,
      [sidOf(token), minutes],
    )
  const lastUse = async (token: string) =>
    (
      await sql<{ age: number }>(
        'select extract(epoch from now() - last_used_at)::float as age from sign_in_session where id = $1',
        [sidOf(token)],
      )
    )[0]?.age ?? NaN

  it.each<[string, (token: string) => Promise<{ status: number }>]>([
    ['reading', (token) => call('/admin/sellers', { token })],
    // Refused for its body: the person was there all the same.
    ['writing', (token) => call('/admin/me/password', { token, body: {} })],
  ])('of the staff: %s keeps it open', async (_what, act) => {
    const { email, password } = await openStaff()
    const token = await askForToken('user', email, password)
    await age(token, 29)
    expect((await act(token)).status).not.toBe(401)
    expect(await lastUse(token)).toBeLessThan(60)
    expect(await statusOf('user', token)).toBe(200)
  })

  it('of the staff ends after 30 minutes without one, on the server', async () => {
    const { email, password } = await openStaff()
    const token = await askForToken('user', email, password)
    await age(token, 30)
    expect(await statusOf('user', token)).toBe(401)
    const other = await askForToken('user', email, password)
    expect(await listOf('user', other)).toHaveLength(1)
  })

  it('is not what a page asks for by itself', async () => {
    const { email, password } = await openStaff()
    const token = await askForToken('user', email, password)
    await age(token, 20)
    const asked = await call('/admin/me', { token, headers: { 'x-winex-background': '1' } })
    expect(asked.status).toBe(200)
    expect(await lastUse(token)).toBeGreaterThan(19 * 60)
  })

  it('is what a page changes, and where it is used from, whatever it says of itself', async () => {
    const { email, password } = await openStaff()
    const token = await askForToken('user', email, password)
    const headers = { 'x-winex-background': '1' }
    await age(token, 20)
    await call('/admin/views', { token, body: {}, headers })
    expect(await lastUse(token)).toBeLessThan(60)
    await call('/admin/me', { token, headers, from: '203.0.113.9' })
    const [row] = await sql(`select ip_address, network from sign_in_session where id = $1`, [
      sidOf(token),
    ])
    expect(row).toEqual({ ip_address: '203.0.113.9', network: '203.0.113.0/24' })
  })

  it('of a seller may be days ago', async () => {
    const { token } = await openSeller()
    await age(token, 3 * 24 * 60)
    expect(await statusOf('seller', token)).toBe(200)
  })

  it('is written down once a minute at most', async () => {
    const { token } = await openSeller()
    await sql(`update sign_in_session set last_used_at = now() - interval '20 s' where id = $1`, [
      sidOf(token),
    ])
    for (let at = 0; at < 3; at += 1) await call('/vendor/me', { token })
    expect(await lastUse(token)).toBeGreaterThan(19)
  })
})

describe('an inactive seller (R45)', () => {
  it('lists and ends sessions, and signs out', async () => {
    const { token, sellerId, email, password } = await openSeller()
    const other = await askForToken('seller', email, password)
    await sql(`update seller set store_status = 'INACTIVE' where id = $1`, [sellerId])
    expect(await listOf('seller', token)).toHaveLength(2)
    const ended = await call('/vendor/sessions/end-others', { token, body: {} })
    expect(ended.status).toBe(200)
    expect(await statusOf('seller', other)).toBe(401)
    expect((await signOut('seller', token)).status).toBe(200)
    expect(await statusOf('seller', token)).toBe(401)
  })
})
