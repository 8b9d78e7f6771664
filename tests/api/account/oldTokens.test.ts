import { describe, expect, it } from 'vitest'
import { call } from '../../support/http'
import { openStaff } from '../../support/openStaff'
import { askForToken, type Actor } from '../../support/people'
import { bodySchema, fillPath, routes } from '../../support/routeTable'
import { exampleOf } from '../../support/exampleOf'
import { claimsOf, oldTokenOf } from '../../support/signToken'
import { sql } from '../../support/world'
import { openSeller } from '../../support/openSeller'

const people = { seller: openSeller, user: openStaff }
const page = { seller: '/vendor/me/context', user: '/admin/me' } as const
const statusOf = async (actor: Actor, token: string) => (await call(page[actor], { token })).status

/** Every text of an answer that could be a token. */
const tokensIn = (text: string): string[] => text.match(/[\w-]{10,}\.[\w-]{10,}\.[\w-]+/g) ?? []

describe.each<Actor>(['seller', 'user'])('a token of a %s', (actor) => {
  const enter = async () => {
    const { email, password } = await people[actor]()
    return { email, password, token: await askForToken(actor, email, password) }
  }

  /** The routes of the table that hand out a token at all. */
  const givingTokens = routes.filter(({ declaration: { response } }) => {
    if (response === 'none' || 'file' in response) return false
    return JSON.stringify(exampleOf(response) ?? null).includes('"token"')
  })

  it('that has ended never becomes a new one, at none of the routes that give tokens', async () => {
    const { token, email, password } = await enter()
    const old = oldTokenOf(token)
    const other = await askForToken(actor, email, password)
    await call(`/${actor === 'user' ? 'admin' : 'vendor'}/sessions/end-others`, {
      token: other,
      body: {},
    })
    expect(givingTokens.length).toBeGreaterThan(5)
    for (const ended of [token, old]) {
      expect(await statusOf(actor, ended)).toBe(401)
      for (const route of givingTokens) {
        const schema = bodySchema(route)
        const answer = await call(
          fillPath(route, () => 'x'),
          {
            method: route.method,
            token: ended,
            ...(schema ? { body: exampleOf(schema) } : {}),
          },
        )
        for (const given of tokensIn(answer.text)) {
          const { actor_id: actorId } = claimsOf(given)
          expect([route.name, actorId]).not.toEqual([route.name, claimsOf(ended).actor_id])
          // A registration made somebody new; its squatted or a provider's e-mail gets a token that names nobody and opens nothing.
          if (route.name === 'POST /public/vendor/register' && actorId !== '') continue
          expect([route.name, actorId]).toEqual([route.name, ''])
          expect([await statusOf('seller', given), await statusOf('user', given)]).toEqual([
            401, 401,
          ])
        }
      }
      for (const path of ['/auth/token/refresh', '/auth/session'])
        expect((await call(path, { token: ended, body: {} })).status).toBe(404)
    }
  })

  it('of the version before stays valid until its end, and no longer', async () => {
    const { token } = await enter()
    const old = oldTokenOf(token)
    expect(await statusOf(actor, old)).toBe(200)
    const { jti, exp } = claimsOf(old) as { jti: string; exp: number }
    const [kept] = await sql<{ expires: number }>(
      'select extract(epoch from expires_at)::float as expires from sign_in_session where id = $1',
      [jti],
    )
    expect(kept?.expires).toBe(exp)
    await sql(`update sign_in_session set expires_at = now() where id = $1`, [jti])
    expect(await statusOf(actor, old)).toBe(401)
  })

  it('of the version before ends with a sign-out too', async () => {
    const { token } = await enter()
    const old = oldTokenOf(token)
    expect((await call(`/auth/${actor}/sign-out`, { token: old, body: {} })).status).toBe(200)
    expect(await statusOf(actor, old)).toBe(401)
    expect(await statusOf(actor, token)).toBe(200)
  })

  it('that a password change has ended stays ended, however it is asked for', async () => {
    const { email, password, token } = await enter()
    const old = oldTokenOf(await askForToken(actor, email, password))
    const path = actor === 'user' ? '/admin/me/password' : '/vendor/members/me/password'
    const body = { current_password: password, new_password: 'Parreira-Alta9' }
    expect((await call(path, { token, body })).status).toBe(200)
    for (const ended of [token, old]) {
      for (let at = 0; at < 3; at += 1) expect(await statusOf(actor, ended)).toBe(401)
    }
  })
})
