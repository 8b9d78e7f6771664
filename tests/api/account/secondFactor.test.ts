import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { authenticator, forgetUsedCode, type Authenticator } from '../../support/authenticator'
import { call, type Answer } from '../../support/http'
import { waitForMail } from '../../support/mailbox'
import { openStaff } from '../../support/openStaff'
import { askForToken, type Actor } from '../../support/people'
import { sql } from '../../support/world'
import { openSeller } from '../../support/openSeller'

interface Body extends Record<string, unknown> {
  token?: string
  secret: string
  uri: string
  message: string
  errors?: Record<string, string>
  second_factor: { set_at: string | null; recovery_codes_left: number; challenge: string }
  recovery_codes: string[]
}

interface Person {
  actor: Actor
  email: string
  password: string
  token: string
}

const open = { seller: openSeller, user: openStaff }
const page = { seller: '/vendor/me/context', user: '/admin/me' } as const

async function enter(actor: Actor): Promise<Person> {
  const { email, password } = await open[actor]()
  return { actor, email, password, token: await askForToken(actor, email, password) }
}

const factor = ({ actor, token }: Person, path = '', body?: unknown) =>
  call<Body>(`/${actor === 'user' ? 'admin' : 'vendor'}/second-factor${path}`, { token, body })
const signIn = ({ actor, email, password }: Person) =>
  call<Body>(`/auth/${actor}/emailpass`, { body: { email, password } })
const answer = (actor: Actor, challenge: string, code: string) =>
  call<Body>(`/auth/${actor}/second-factor`, { body: { challenge, code } })
const statusOf = async ({ actor }: Person, token = '') =>
  (await call(page[actor], { token })).status

async function challengeOf(person: Person): Promise<string> {
  const { body } = await signIn(person)
  expect(body.token).toBeUndefined()
  return body.second_factor.challenge
}

/** Somebody whose account asks for a code, with the app and the recovery codes. */
async function withSecondFactor(
  actor: Actor,
): Promise<{ person: Person; app: Authenticator; codes: string[] }> {
  const person = await enter(actor)
  const begun = await factor(person, '', { password: person.password })
  const app = authenticator(begun.body.uri)
  const { body } = await factor(person, '/confirm', { code: app.code() })
  await forgetUsedCode(person.email)
  return { person, app, codes: body.recovery_codes }
}

const identityOf = async (email: string) =>
  (
    await sql<{ id: string }>(
      'select auth_identity_id as id from provider_identity where entity_id = $1',
      [email],
    )
  )[0]?.id

describe.each<Actor>(['seller', 'user'])('the second factor of a %s', (actor) => {
  it('is set up with the password and the first code, and ends the other sessions', async () => {
    const person = await enter(actor)
    const other = await askForToken(actor, person.email, person.password)
    expect((await factor(person)).body.second_factor).toEqual({
      set_at: null,
      recovery_codes_left: 0,
      is_required: false,
    })
    const begun = await factor(person, '', { password: person.password })
    expect(begun.body.uri).toBe(
      `otpauth://totp/winex:${encodeURIComponent(person.email)}?issuer=winex&secret=${begun.body.secret}&algorithm=SHA1&digits=6&period=30`,
    )
    // Nothing is asked for before the first code was right.
    expect((await signIn(person)).body.token).toBeDefined()

    const app = authenticator(begun.body.secret)
    const wrong = await factor(person, '/confirm', { code: '000000' })
    expect([wrong.status, wrong.body.errors]).toEqual([400, { code: 'Código incorreto' }])
    const { status, body } = await factor(person, '/confirm', { code: app.code() })
    expect(status).toBe(200)
    expect(body.recovery_codes).toHaveLength(10)
    expect(new Set(body.recovery_codes).size).toBe(10)
    for (const code of body.recovery_codes) expect(code).toMatch(/^[2-9A-Z]{5}-[2-9A-Z]{5}$/)
    expect(body.second_factor.recovery_codes_left).toBe(10)
    expect((await factor(person)).text).not.toContain(begun.body.secret)

    expect(await statusOf(person, person.token)).toBe(200)
    expect(await statusOf(person, other)).toBe(401)
    await waitForMail(person.email, 'winex: verificação em duas etapas ativada')
  })

  it('is asked for at sign-in: the challenge is no token, the code gives one', async () => {
    const { person, app } = await withSecondFactor(actor)
    const first = await signIn(person)
    expect([first.status, Object.keys(first.body)]).toEqual([200, ['second_factor']])
    const { challenge } = first.body.second_factor
    expect(await statusOf(person, challenge)).toBe(401)
    expect((await factor({ ...person, token: challenge })).status).toBe(401)

    const wrong = await answer(actor, challenge, '123123')
    expect([wrong.status, wrong.body.errors]).toEqual([400, { code: 'Código incorreto' }])
    const right = await answer(actor, challenge, app.code())
    expect([right.status, Object.keys(right.body)]).toEqual([200, ['token']])
    expect(await statusOf(person, right.body.token)).toBe(200)
    const again = await answer(actor, challenge, app.code(1))
    expect([again.status, again.body.message]).toEqual([
      401,
      'Sua entrada demorou demais. Digite a senha de novo.',
    ])
  })

  it('takes the codes of the half minutes beside this one, none further, and none twice', async () => {
    const { person, app } = await withSecondFactor(actor)
    const challenge = await challengeOf(person)
    // the half minute does not end meanwhile
    await expect.poll(() => Date.now() % 30_000, { interval: 500 }).toBeLessThan(8_000)
    for (const far of [-2, 2, 3])
      expect((await answer(actor, challenge, app.code(far))).status).toBe(400)
    const before = app.code(-1)
    expect((await answer(actor, challenge, before)).status).toBe(200)
    const next = await challengeOf(person)
    expect((await answer(actor, next, before)).status).toBe(400)
    const code = app.code(1)
    expect((await answer(actor, next, code)).status).toBe(200)
    // What was used, and all that is older, is used up; also at once from two places.
    for (const used of [code, app.code(), app.code(-1)])
      expect((await answer(actor, await challengeOf(person), used)).status).toBe(400)
  })

  it('lets one of two uses of a code at the same moment win', async () => {
    const { person, app } = await withSecondFactor(actor)
    const challenges = [
      await challengeOf(person),
      await challengeOf(person),
      await challengeOf(person),
    ]
    const code = app.code()
    const all = await Promise.all(challenges.map((challenge) => answer(actor, challenge, code)))
    expect(all.filter(({ status }) => status === 200)).toHaveLength(1)
  })

  it('is answered with a recovery code when the phone is lost, each once', async () => {
    const { person, codes } = await withSecondFactor(actor)
    const [code = '', second = ''] = codes
    const first = await answer(actor, await challengeOf(person), code.toLowerCase())
    expect(first.status).toBe(200)
    await waitForMail(person.email, 'winex: código de recuperação usado')
    const again = await answer(actor, await challengeOf(person), code)
    expect([again.status, again.body.errors]).toEqual([400, { code: 'Código incorreto' }])
    const other = await answer(actor, await challengeOf(person), second.replace('-', ''))
    const token = other.body.token ?? ''
    expect((await factor({ ...person, token })).body.second_factor.recovery_codes_left).toBe(8)

    const renewed = await factor({ ...person, token }, '/recovery-codes', {
      password: person.password,
    })
    expect(renewed.body.recovery_codes).toHaveLength(10)
    expect((await answer(actor, await challengeOf(person), codes[2] ?? '')).status).toBe(400)
    const [fresh = ''] = renewed.body.recovery_codes
    expect((await answer(actor, await challengeOf(person), fresh)).status).toBe(200)
  })

  it('asks for the password before it is set up, changed, renewed or removed', async () => {
    const { person, app } = await withSecondFactor(actor)
    for (const path of ['', '/recovery-codes', '/remove']) {
      const refused = await factor(person, path, { password: 'Errada-123' })
      expect([path, refused.status, refused.body.errors]).toEqual([
        path,
        400,
        { password: 'Senha incorreta' },
      ])
      expect((await factor(person, path, {})).status).toBe(400)
    }
    expect((await answer(actor, await challengeOf(person), app.code())).status).toBe(200)
  })

  it('is exchanged for another app: the old one stays good until the new one has shown a code', async () => {
    const { person, app } = await withSecondFactor(actor)
    const begun = await factor(person, '', { password: person.password })
    const next = authenticator(begun.body.uri)
    expect((await answer(actor, await challengeOf(person), next.code())).status).toBe(400)
    expect((await answer(actor, await challengeOf(person), app.code())).status).toBe(200)
    expect((await factor(person, '/confirm', { code: next.code() })).status).toBe(200)
    await forgetUsedCode(person.email)
    expect((await answer(actor, await challengeOf(person), app.code())).status).toBe(400)
    expect((await answer(actor, await challengeOf(person), next.code())).status).toBe(200)
  })

  it('is removed, and the sign-in has a token again', async () => {
    const { person } = await withSecondFactor(actor)
    const { status, body } = await factor(person, '/remove', { password: person.password })
    expect([status, body.second_factor.set_at]).toEqual([200, null])
    expect((await signIn(person)).body.token).toBeDefined()
    expect((await factor(person, '/remove', { password: person.password })).status).toBe(409)
    expect((await factor(person, '/recovery-codes', { password: person.password })).status).toBe(
      409,
    )
    await waitForMail(person.email, 'winex: verificação em duas etapas desativada')
    const trail = await sql<{ action: string }>(
      `select action from audit_entry where actor_email = $1 and action like 'second_factor.%' order by at`,
      [person.email],
    )
    expect(trail.map(({ action }) => action)).toEqual(['second_factor.set', 'second_factor.remove'])
  })

  it('is not switched off by a new password', async () => {
    const { person, app } = await withSecondFactor(actor)
    await call(`/auth/${actor}/emailpass/reset-password`, { body: { email: person.email } })
    const { link } = await waitForMail(person.email, 'winex: crie uma nova senha')
    const password = 'Parreira-Alta9'
    const reset = await call(`/auth/${actor}/emailpass/reset-password/confirm`, {
      body: { email: person.email, token: link.searchParams.get('token'), password },
    })
    expect(reset.status).toBe(200)
    const challenge = await challengeOf({ ...person, password })
    expect((await answer(actor, challenge, app.code())).status).toBe(200)
  })

  it('of a sign-in begun before a password change opens nothing', async () => {
    const { person, app } = await withSecondFactor(actor)
    const challenge = await challengeOf(person)
    const path = actor === 'user' ? '/admin/me/password' : '/vendor/members/me/password'
    await call(path, {
      token: person.token,
      body: { current_password: person.password, new_password: 'Parreira-Alta9' },
    })
    const late = await answer(actor, challenge, app.code())
    expect(await statusOf(person, late.body.token)).toBe(401)
  })

  it('keeps neither secret nor codes readable in the database', async () => {
    const person = await enter(actor)
    const begun = await factor(person, '', { password: person.password })
    const { body } = await factor(person, '/confirm', {
      code: authenticator(begun.body.secret).code(),
    })
    const rows = await sql(
      `select to_jsonb(t) as row from second_factor t union all select to_jsonb(c) from recovery_code c
       union all select to_jsonb(a) from audit_entry a union all select to_jsonb(m) from mail_outbox m`,
    )
    const stored = JSON.stringify(rows)
    for (const secret of [begun.body.secret, ...body.recovery_codes]) {
      expect(stored).not.toContain(secret)
      expect(stored).not.toContain(secret.replace('-', ''))
    }
  })

  it('whose seal was moved from another account opens nothing', async () => {
    const mine = await withSecondFactor(actor)
    const theirs = await withSecondFactor(actor)
    const challenge = await challengeOf(theirs.person)
    await sql(
      `update second_factor set sealed_secret = (select sealed_secret from second_factor where auth_identity_id = $1)
        where auth_identity_id = $2`,
      [await identityOf(mine.person.email), await identityOf(theirs.person.email)],
    )
    const { body } = await answer(actor, challenge, mine.app.code())
    expect(body.token).toBeUndefined()
  })
})

describe('a challenge', () => {
  it.each([
    ['unknown', () => Promise.resolve(randomUUID())],
    ['of the other door', async () => challengeOf((await withSecondFactor('user')).person)],
    [
      'of more than five minutes ago',
      async () => {
        const { person } = await withSecondFactor('seller')
        const challenge = await challengeOf(person)
        await sql(`update second_step set expires_at = now() where auth_identity_id = $1`, [
          await identityOf(person.email),
        ])
        return challenge
      },
    ],
  ])('%s is refused', async (_what, make) => {
    const { status, body } = await answer('seller', await make(), '123456')
    expect([status, body.message]).toEqual([
      401,
      'Sua entrada demorou demais. Digite a senha de novo.',
    ])
  })
})

describe('guessing codes', () => {
  it('stops after a few tries, also in parallel and with new challenges, and the right one waits too', async () => {
    const { person, app } = await withSecondFactor('seller')
    const challenge = await challengeOf(person)
    const tries: Answer<Body>[] = await Promise.all(
      Array.from({ length: 12 }, (_, at) => answer('seller', challenge, String(100_000 + at))),
    )
    expect(tries.filter(({ status }) => status === 400)).toHaveLength(8)
    expect(tries.filter(({ status }) => status === 429)).toHaveLength(4)
    // The right password gives a new challenge, and no new tries.
    const late = await answer('seller', await challengeOf(person), app.code())
    expect(late.status).toBe(429)
  })
})
