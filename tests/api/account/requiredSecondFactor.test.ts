import { afterAll, beforeAll, expect, it } from 'vitest'
import { authenticator } from '../../support/authenticator'
import { openStaff, type OpenStaff } from '../../support/openStaff'
import { fillPath, routes } from '../../support/routeTable'
import { startEngineWith, type OtherEngine } from '../../support/startEngineWith'
import { openSeller } from '../../support/openSeller'

let engine: OtherEngine | undefined
beforeAll(async () => {
  engine = await startEngineWith({ WINEX_STAFF_SECOND_FACTOR: 'obrigatorio' })
})
afterAll(() => engine?.stop())

interface Body extends Record<string, unknown> {
  token?: string
  secret: string
  message: string
  second_factor: { challenge: string; is_required: boolean; set_at: string | null }
}

async function ask(path: string, { token = '', body }: { token?: string; body?: unknown } = {}) {
  const response = await fetch(`${engine?.url}${path}`, {
    method: body === undefined ? 'GET' : 'POST',
    headers: {
      ...(token ? { authorization: `Bearer ${token}` } : {}),
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  })
  return { status: response.status, body: (await response.json()) as Body }
}

const signIn = ({ email, password }: Pick<OpenStaff, 'email' | 'password'>, actor = 'user') =>
  ask(`/auth/${actor}/emailpass`, { body: { email, password } })

/** What leads to a second factor, and out again. */
const OPEN = [
  'POST /auth/user/sign-out',
  'GET /admin/me',
  'GET /admin/second-factor',
  'POST /admin/second-factor',
  'POST /admin/second-factor/confirm',
]

it('staff without one are refused everywhere but on the way to it', async () => {
  const staff = await openStaff()
  const { body } = await signIn(staff)
  const token = body.token ?? ''
  const refused: string[] = []
  for (const route of routes.filter(({ declaration }) => declaration.actor === 'user')) {
    if (OPEN.includes(route.name)) continue
    const response = await fetch(`${engine?.url}${fillPath(route, () => 'x')}`, {
      method: route.method,
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      ...(route.method === 'GET' ? {} : { body: '{}' }),
    })
    const answer = (await response.json()) as Body
    expect([route.name, response.status, answer.message]).toEqual([
      route.name,
      403,
      'Ative primeiro a verificação em duas etapas em "Minha conta": ela é obrigatória para a equipe.',
    ])
    refused.push(route.name)
  }
  expect(refused.length).toBeGreaterThan(20)
  expect((await ask('/admin/me', { token })).status).toBe(200)
  const { second_factor } = (await ask('/admin/second-factor', { token })).body
  expect(second_factor).toMatchObject({ is_required: true, set_at: null })
})

it('having set it up they work, sign in with it, and cannot take it away', async () => {
  const staff = await openStaff()
  const { password } = staff
  const token = (await signIn(staff)).body.token ?? ''
  const begun = await ask('/admin/second-factor', { token, body: { password } })
  const app = authenticator(begun.body.secret)
  const confirmed = await ask('/admin/second-factor/confirm', { token, body: { code: app.code() } })
  expect(confirmed.status).toBe(200)
  expect((await ask('/admin/sellers', { token })).status).toBe(200)
  const { challenge } = (await signIn(staff)).body.second_factor
  const entered = await ask('/auth/user/second-factor', { body: { challenge, code: app.code(1) } })
  expect((await ask('/admin/sellers', { token: entered.body.token ?? '' })).status).toBe(200)
  const removed = await ask('/admin/second-factor/remove', { token, body: { password } })
  expect([removed.status, removed.body.message]).toEqual([
    403,
    'A verificação em duas etapas é obrigatória para a equipe e não pode ser desativada.',
  ])
})

it('sellers are only offered it', async () => {
  const seller = await openSeller()
  const { body } = await signIn(seller, 'seller')
  const token = body.token ?? ''
  const { second_factor } = (await ask('/vendor/second-factor', { token })).body
  expect(second_factor.is_required).toBe(false)
  const me = await fetch(`${engine?.url}/vendor/me`, {
    headers: { authorization: `Bearer ${token}` },
  })
  expect(me.status).toBe(200)
})
