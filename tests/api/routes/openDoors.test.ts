import { beforeAll, describe, expect, it } from 'vitest'
import { call } from '../../support/http'
import { tokenOf } from '../../support/people'
import { engineRoutes, fillPath, routes } from '../../support/routeTable'

const CLOSED = 'Rota não encontrada.'

/** What somebody could hope to reach through a parameter: the literal names that the engine has beside ours. */
const TEMPTING = ['token', 'session', 'refresh', 'emailpass', 'callback', 'me', 'batch', 'update']

/** The engine's health is for what supervises it: the gateway keeps it closed in its own words (tests/api/ops). */
const isDeclared = (method: string, path: string): boolean =>
  path.startsWith('/health') ||
  routes.some(
    (route) =>
      route.method === method && new RegExp(`^${route.path.replace(/:\w+/g, '[^/]+')}$`).test(path),
  )

describe('the doors of the engine', () => {
  let tokens: string[] = []
  let publishableKey = ''
  beforeAll(async () => {
    tokens = [await tokenOf('staff'), await tokenOf('signedSeller')]
    const { body } = await call<{ publishable_key: string }>('/public/config')
    publishableKey = body.publishable_key
  })

  const ask = (method: string, path: string, token?: string) =>
    call(path, {
      method,
      headers: { 'x-publishable-api-key': publishableKey },
      ...(token ? { token } : {}),
      ...(method === 'GET' || method === 'DELETE' ? {} : { body: {} }),
    })

  it('are all closed but for those that we declared, for every caller', async () => {
    const closed = engineRoutes()
      .filter(({ path }) => !path.includes('*'))
      .map(({ method, path }) => ({ method, path: path.replace(/:\w+\??/g, 'id_qualquer') }))
      .filter(({ method, path }) => method !== 'HEAD' && !isDeclared(method, path))
    expect(closed.length).toBeGreaterThan(300)
    const open: string[] = []
    for (const { method, path } of closed) {
      const answers = [undefined, ...tokens].map((token) => ask(method, path, token))
      for (const { status, body } of await Promise.all(answers))
        if (status !== 404 || body.message !== CLOSED) open.push(`${method} ${path}`)
    }
    expect(open).toEqual([])
  })

  it('stay closed when one of their names is used where our path has a parameter', async () => {
    const open: string[] = []
    for (const { method, path } of engineRoutes()) {
      if (!path.startsWith('/auth/')) continue
      for (const name of TEMPTING) {
        const asked = path.replace(/:\w+\??/g, name)
        if (isDeclared(method, asked)) continue
        for (const token of [undefined, ...tokens]) {
          const answer = await ask(method, asked, token)
          if (answer.body.message !== CLOSED) open.push(`${method} ${asked}`)
        }
      }
    }
    expect(open).toEqual([])
  })

  it.each(['/auth/token/refresh', '/auth/session', '/auth/seller/emailpass/callback'])(
    'no token becomes a new one at %s',
    async (path) => {
      for (const token of tokens) {
        const answer = await ask('POST', path, token)
        expect(answer.status).toBe(404)
        expect(answer.text).not.toContain('"token"')
      }
    },
  )
})

describe('what we declared', () => {
  it('answers', async () => {
    const silent: string[] = []
    for (const route of routes) {
      const path = fillPath(route, () => 'id_qualquer')
      const answer = await call(path, {
        method: route.method,
        ...(route.method === 'GET' || route.method === 'DELETE' ? {} : { body: {} }),
      })
      if (answer.body.message === CLOSED) silent.push(route.name)
    }
    expect(silent).toEqual([])
  })

  it('answers HEAD wherever it answers GET, and nothing in its body', async () => {
    const token = await tokenOf('signedSeller')
    for (const path of ['/vendor/products', '/vendor/orders', '/vendor/me', '/public/config']) {
      const answer = await call(path, { method: 'HEAD', token })
      expect([path, answer.status, answer.text]).toEqual([path, 200, ''])
    }
  })
})
