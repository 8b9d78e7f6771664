import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { call } from '../../support/http'
import { hashPassword } from '../../support/hashPassword'
import { waitForMail } from '../../support/mailbox'
import { openStaff } from '../../support/openStaff'
import { quickest } from '../../support/quickest'
import { askForToken } from '../../support/people'
import { weatherMs } from '../../support/weatherMs'
import { sql } from '../../support/world'
import { buildRegistration } from '../../support/buildRegistration'
import { openSeller } from '../../support/openSeller'
import { newEmail, tokenOfInvitation } from '../team/invitationToken'

const PUBLISHED =
  'Esta senha está entre as mais usadas do mundo, e por isso é a primeira que alguém tenta. Use outra.'
const BARE = 'A senha não pode ser o seu e-mail, nem a palavra winex sozinha ou com números'
const OWN = 'A senha não pode ser feita do seu nome, do seu e-mail, da sua empresa ou de winex'

interface Refusal extends Record<string, unknown> {
  message?: string
  errors?: Record<string, string>
}
const post = (path: string, body: unknown, token?: string) =>
  call<Refusal>(path, { body, ...(token ? { token } : {}) })
const expectRefused = (
  answer: Awaited<ReturnType<typeof post>>,
  field: string,
  message: string,
): void => expect([answer.status, answer.body.errors]).toEqual([400, { [field]: message }])

describe('a new password that is common or made of own data is refused, of sellers by R59', () => {
  it.each([
    ['Password1', PUBLISHED],
    ['Winex2026', BARE],
  ])('at registration: %s', async (password, message) => {
    const registration = buildRegistration({
      name: `Vinícola Figueira ${randomUUID()}`,
      member: { name: 'Marina Goulart', password },
    })
    expectRefused(await post('/public/vendor/register', registration), 'member.password', message)
    const rows = await sql('select 1 from seller where email = $1', [registration.member.email])
    expect(rows).toEqual([])
  })

  it('of a sign-in without a person', async () => {
    for (const actor of ['seller', 'provider']) {
      const path = `/auth/${actor}/emailpass/register`
      expectRefused(
        await post(path, { email: newEmail(), password: 'Passw0rd' }),
        'password',
        PUBLISHED,
      )
    }
  })

  it('where a person joins a team, and the link still works', async () => {
    const owner = await openSeller({ name: `Figueira ${randomUUID()}` })
    const email = newEmail()
    await post('/vendor/team/invitations', { email, role: 'member' }, owner.token)
    const join = {
      token: await tokenOfInvitation(email),
      name: 'Bia Goulart',
      cpf: '529.982.247-25',
      consent: { terms_version: '2025-07-07' },
    }
    const accept = (password: string) => post('/public/team/accept', { ...join, password })
    expectRefused(await accept('Winex1234'), 'password', BARE)
    expectRefused(await accept('Password1'), 'password', PUBLISHED)
    expect((await accept('Senha123')).status).toBe(201)
  })

  it('where it is changed, by sellers and by staff', async () => {
    const seller = await openSeller({ member: { name: 'Marina Goulart' } })
    const change = (path: string, current_password: string, token: string, new_password: string) =>
      post(path, { current_password, new_password }, token)
    const own = '/vendor/members/me/password'
    expectRefused(
      await change(own, seller.password, seller.token, 'Winex2026'),
      'new_password',
      BARE,
    )
    const staff = await openStaff()
    await sql(`update "user" set last_name = 'Goulart' where id = $1`, [staff.userId])
    const token = await askForToken('user', staff.email, staff.password)
    expectRefused(
      await change('/admin/me/password', staff.password, token, 'Goulart-2026'),
      'new_password',
      OWN,
    )
    expect((await call('/vendor/me', { token: seller.token })).status).toBe(200)
  })

  // spec 162
  it('where a forgotten one is replaced, and the link still works', async () => {
    const { email } = await openSeller({ member: { name: 'Marina Goulart' } })
    await post('/auth/seller/emailpass/reset-password', { email })
    const { link } = await waitForMail(email, 'crie uma nova senha')
    const confirm = (password: string) =>
      post('/auth/seller/emailpass/reset-password/confirm', {
        email,
        token: link.searchParams.get('token'),
        password,
      })
    expectRefused(
      await confirm(`${email.slice(0, -1)}${email.slice(-1).toUpperCase()}`),
      'password',
      BARE,
    )
    expect((await confirm('Goulart-2026')).status).toBe(200)
  })
})

it('the rule of registration speaks first', async () => {
  const answer = await post(
    '/public/vendor/register',
    buildRegistration({ member: { password: 'senha123' } }),
  )
  expectRefused(answer, 'member.password', 'Senha deve conter pelo menos uma letra maiúscula')
})

it('a password that exists already still opens its account', async () => {
  const { email } = await openSeller()
  const hash = await hashPassword('Senha123')
  await sql(
    `update provider_identity set provider_metadata = jsonb_build_object('password', $2::text) where entity_id = $1`,
    [email, hash],
  )
  expect((await post('/auth/seller/emailpass', { email, password: 'Senha123' })).status).toBe(200)
})

it('the longest and most twisted password keeps nobody waiting', async () => {
  const password = 'P@5sw0rd'.repeat(16)
  const register = async () => {
    const answer = await post('/auth/seller/emailpass/register', { email: newEmail(), password })
    expect([201, 400]).toContain(answer.status)
  }
  expect(await quickest(register)).toBeLessThan(1_000 + weatherMs)
})
