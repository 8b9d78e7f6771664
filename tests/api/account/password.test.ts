import { expect, it } from 'vitest'
import { call } from '../../support/http'
import { during } from '../../support/during'
import { openSeller } from '../../support/openSeller'
import { sql } from '../../support/world'

const change = (token: string, body: unknown) =>
  call<{ token?: string; errors?: Record<string, string> }>('/vendor/members/me/password', {
    token,
    body,
  })
const signIn = (email: string, password: string) =>
  call<{ token: string }>('/auth/seller/emailpass', { body: { email, password } })
const isOpen = async (token: string) => (await call('/vendor/me/context', { token })).status === 200

it('a changed password ends the other sessions and continues this one', async () => {
  const { token, email, password } = await openSeller()
  const other = (await signIn(email, password)).body.token
  expect(await isOpen(other)).toBe(true)
  const answer = await change(token, { current_password: password, new_password: 'Outra-Senha9' })
  expect(answer.status).toBe(200)
  expect(await isOpen(other)).toBe(false)
  expect(await isOpen(token)).toBe(false)
  expect(await isOpen(answer.body.token ?? '')).toBe(true)
  expect((await signIn(email, password)).status).toBe(401)
  expect((await signIn(email, 'Outra-Senha9')).status).toBe(200)
})

it('a password that was recovered while its change was under way stays, and the change opens nothing', async () => {
  const { token, email, password, memberId } = await openSeller()
  const [identity] = await sql<{ id: string }>(
    'select auth_identity_id as id from seller_member where id = $1',
    [memberId],
  )
  const answer = await during(
    ['select 1 from provider_identity where auth_identity_id = $1 for update', [identity?.id]],
    [
      `insert into session_floor (id, auth_identity_id, not_before) values ('sflr_' || $1, $1, clock_timestamp())`,
      [identity?.id],
    ],
    () => change(token, { current_password: password, new_password: 'Outra-Senha9' }),
  )
  expect([answer.status, answer.body.token]).toEqual([401, undefined])
  expect((await signIn(email, password)).status).toBe(200)
  expect((await signIn(email, 'Outra-Senha9')).status).toBe(401)
})

it.each([
  [
    'a wrong present password',
    { current_password: 'Errada123', new_password: 'Nova-Senha9' },
    { current_password: 'Senha atual incorreta' },
  ],
  [
    'a short one',
    { current_password: 'Parreira-velha7', new_password: 'Abcdefg' },
    { new_password: 'Senha deve ter pelo menos 8 caracteres' },
  ],
  [
    'one without capitals',
    { current_password: 'Parreira-velha7', new_password: 'abcdefgh' },
    { new_password: 'Senha deve conter pelo menos uma letra maiúscula' },
  ],
  [
    'no present password',
    { new_password: 'Nova-Senha9' },
    { current_password: 'Campo obrigatório' },
  ],
])('%s changes nothing', async (_what, body, errors) => {
  const { token, email, password } = await openSeller()
  const answer = await change(token, body)
  expect(answer.status).toBe(400)
  expect(answer.body.errors).toEqual(errors)
  expect(await isOpen(token)).toBe(true)
  expect((await signIn(email, password)).status).toBe(200)
})

it('a new one that is refused is no wrong password: neither the limit nor the trail counts it', async () => {
  const { token, email, password, memberId } = await openSeller()
  for (let attempt = 0; attempt < 10; attempt += 1) {
    const answer = await change(token, { current_password: password, new_password: 'Winex2026' })
    expect([answer.status, Object.keys(answer.body.errors ?? {})]).toEqual([400, ['new_password']])
  }
  const wrong = await change(token, { current_password: 'Errada123', new_password: 'Nova-Senha9' })
  expect(wrong.body.errors).toEqual({ current_password: 'Senha atual incorreta' })
  const failures = () =>
    sql(`select 1 from audit_entry where resource_id = $1 and action = 'session.sign_in_failed'`, [
      memberId,
    ])
  await expect.poll(failures).toHaveLength(1)
  expect((await signIn(email, password)).status).toBe(200)
})
