import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, it } from 'vitest'
import { call } from '../../support/http'
import { people } from '../../support/people'
import { claimsOf, signToken } from '../../support/signToken'
import { sql } from '../../support/world'
import { buildRegistration } from '../../support/buildRegistration'

const seller = buildRegistration()
let token = ''

beforeAll(async () => {
  const answer = await call<{ token: string }>('/public/vendor/register', { body: seller })
  token = answer.body.token
})

const signIn = (actor: string, email: string, password: string) =>
  call<{ token?: string; type?: string; message?: string }>(`/auth/${actor}/emailpass`, {
    body: { email, password },
  })

describe('signing in', () => {
  // spec 187, 197
  it('works in any spelling of the e-mail', async () => {
    const { status, body } = await signIn(
      'seller',
      ` ${seller.member.email.toUpperCase()} `,
      seller.member.password,
    )
    expect(status).toBe(200)
    expect((await call('/vendor/me/context', { token: body.token })).status).toBe(200)
  })

  // spec 174, 186
  it('of staff opens the admin area and not the portal', async () => {
    const { email, password } = people.staff
    const { body } = await signIn('user', email, password)
    expect((await call('/admin/products', { token: body.token })).status).toBe(200)
    expect((await call('/vendor/me', { token: body.token })).status).toBe(401)
  })

  // spec 187
  it.each([
    ['a wrong password', 'seller', () => [seller.member.email, 'Errada123']],
    ['an unknown e-mail', 'seller', () => ['ninguem@exemplo.com.br', 'Parreira-velha7']],
    ["a seller at the staff's door", 'user', () => [seller.member.email, seller.member.password]],
    ["staff at the sellers' door", 'seller', () => [people.staff.email, people.staff.password]],
    ['a seller as provider', 'provider', () => [seller.member.email, seller.member.password]],
  ])('with %s says only that e-mail or password are wrong', async (_what, actor, person) => {
    const [email = '', password = ''] = person()
    const { status, body } = await signIn(actor, email, password)
    expect(status).toBe(401)
    // no page of ours shows what a provider reads (spec §8)
    const call = actor === 'provider' ? 'Failed to login provider: ' : ''
    expect(body).toEqual({ type: 'unauthorized', message: `${call}Invalid email or password` })
  })

  // spec 188, 221
  it('up as a provider with a taken e-mail is told in the words of the specification', async () => {
    const { body } = await call<{ message: string }>('/auth/provider/emailpass/register', {
      body: { email: seller.member.email, password: 'Parreira-velha7' },
    })
    expect(body.message).toMatch(/^Failed to register provider: .*already exists$/)
  })

  it('is for staff, sellers and providers only, by e-mail only', async () => {
    expect((await signIn('customer', seller.member.email, seller.member.password)).status).toBe(404)
    expect(
      (await call('/auth/seller/google', { body: { email: 'a@b.c', password: 'x' } })).status,
    ).toBe(404)
    expect(
      (
        await call('/auth/user/emailpass/register', {
          body: { email: 'a@b.co', password: 'Parreira-velha7' },
        })
      ).status,
    ).toBe(404)
  })

  it('of an e-mail that was only squatted gives nothing, and its owner can still register', async () => {
    const owner = buildRegistration()
    const squat = await call<{ token: string }>('/auth/seller/emailpass/register', {
      body: { email: owner.member.email, password: 'Invasor123' },
    })
    expect(squat.status).toBe(201)
    expect((await signIn('seller', owner.member.email, 'Invasor123')).status).toBe(401)
    expect((await call('/public/vendor/register', { body: owner })).status).toBe(201)
    expect((await call('/vendor/me', { token: squat.body.token })).status).toBe(401)
    expect((await signIn('seller', owner.member.email, 'Invasor123')).status).toBe(401)
    expect((await signIn('seller', owner.member.email, owner.member.password)).status).toBe(200)
  })

  it('of an e-mail that is squatted at the same moment, again and again, is its owner’s', async () => {
    const owner = buildRegistration()
    const squat = (actor: string) =>
      call(`/auth/${actor}/emailpass/register`, {
        body: { email: owner.member.email, password: 'Invasor123' },
      })
    const [registered, ...squats] = await Promise.all([
      call('/public/vendor/register', { body: owner }),
      ...['provider', 'seller', 'provider', 'seller', 'provider', 'seller'].map(squat),
    ])
    expect(registered.status, registered.text).toBe(201)
    for (const { status, text } of squats) expect([201, 409], text).toContain(status)
    expect((await signIn('seller', owner.member.email, owner.member.password)).status).toBe(200)
  })
})

describe('a token', () => {
  const claims = () => claimsOf(token)
  const now = Math.floor(Date.now() / 1000)

  // spec 99
  it('of our own making lives seven days', () => {
    const {
      exp,
      iat,
      actor_type: actorType,
    } = claims() as { exp: number; iat: number; actor_type: string }
    expect(actorType).toBe('seller')
    expect(exp - iat).toBeGreaterThan(604_798)
    expect(exp - iat).toBeLessThanOrEqual(604_800)
    expect(signToken(claims()).split('.')).toHaveLength(3)
  })

  it.each<[string, () => string]>([
    ['malformed', () => 'abc'],
    ['without exp', () => signToken({ ...claims(), exp: undefined })],
    ['past its exp', () => signToken({ ...claims(), exp: now - 1 })],
    ['of another algorithm', () => signToken(claims(), 'HS512')],
    ['of actor type customer', () => signToken({ ...claims(), actor_type: 'customer' })],
    ['of actor type user', () => signToken({ ...claims(), actor_type: 'user' })],
    ['of a member who does not exist', () => signToken({ ...claims(), actor_id: 'mem_x' })],
    [
      "of another person's identity",
      () => signToken({ ...claims(), auth_identity_id: 'authid_x' }),
    ],
    ['of a session that is not known', () => signToken({ ...claims(), sid: 'sess_x' })],
    ['with an empty actor', () => signToken({ ...claims(), actor_id: '' })],
  ])('%s is refused in both areas', async (_kind, make) => {
    for (const path of ['/vendor/me', '/admin/products']) {
      const { status, body } = await call(path, { token: make() })
      expect(status).toBe(401)
      expect(body).toEqual({
        type: 'unauthorized',
        message: 'Sessão inválida ou expirada. Entre novamente.',
      })
    }
  })

  it('issued before all sessions were ended is refused, a newer one is not', async () => {
    await sql(
      `insert into session_floor (id, auth_identity_id, not_before) values ($1, $2, now())
       on conflict (auth_identity_id) do update set not_before = now()`,
      [`sflr_${randomUUID()}`, claims().auth_identity_id],
    )
    expect((await call('/vendor/me', { token })).status).toBe(401)
    const { body } = await signIn('seller', seller.member.email, seller.member.password)
    expect((await call('/vendor/me', { token: body.token })).status).toBe(200)
  })
})
