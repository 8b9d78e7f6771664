import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createAuthProvider } from '../../../src/auth/createAuthProvider'
import { hostReauthentication } from '../../../src/auth/reauthentication'
import { clearSession, getToken, startSession } from '../../../src/auth/session'
import { apiClient, connectSession } from '../../../src/kit/http/apiClient'
import { serve } from './serve'
import { tokens } from './tokens'

beforeEach(() => vi.useFakeTimers({ now: new Date('2026-03-01T12:00:00Z'), toFake: ['Date'] }))
afterEach(() => {
  vi.useRealTimers()
  clearSession()
  connectSession(undefined)
  vi.unstubAllGlobals()
})

const provider = () =>
  createAuthProvider({
    actorType: 'user',
    signInPage: '/admin/login',
    home: '/admin',
  })

test.each([
  ['the server ends the session', { '/api/auth/user/sign-out': { body: {} } }],
  ['the server does not answer', {}],
  ['the server knows the session no more', { '/api/auth/user/sign-out': { status: 401 } }],
])(
  'logging out clears the cookies and tells the server, also when %s',
  async (_what, responses) => {
    const token = tokens.user()
    startSession(token)
    const calls = serve(responses)
    expect(await provider().logout({})).toBe(`${window.location.origin}/admin/login`)
    expect(getToken()).toBeUndefined()
    expect(calls).toHaveLength(1)
    expect(calls[0]).toMatchObject({ path: '/api/auth/user/sign-out', method: 'POST', body: {} })
    expect(calls[0]?.headers.Authorization).toBe(`Bearer ${token}`)
  },
)

test('without a connection the area itself is opened, which is kept on the device', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  serve({})
  expect(await provider().logout({})).toBe(`${window.location.origin}/admin`)
  vi.restoreAllMocks()
})

test('a page that is being left signs nobody out a second time, and knows of nobody', async () => {
  startSession(tokens.user())
  const calls = serve({ '/api/auth/user/sign-out': { body: {} } })
  const leaving = provider()
  await leaving.logout({})
  const later = Promise.race([leaving.logout({}), leaving.checkAuth({}), Promise.resolve('waits')])
  expect(await later).toBe('waits')
  expect(calls).toHaveLength(1)
})

test('the page of one area ends no session of who has signed in for the other in another window', async () => {
  const token = tokens.seller()
  startSession(token)
  const calls = serve({})
  const asked = provider().checkAuth({})
  expect(await Promise.race([asked, Promise.resolve('waits')])).toBe('waits')
  expect(getToken()).toBe(token)
  expect(calls).toEqual([])
})

test('a page left open ends no session of who has signed in since in another window', async () => {
  startSession(tokens.seller())
  const close = hostReauthentication()
  const token = tokens.otherSeller()
  startSession(token)
  const calls = serve({})
  await provider().logout({})
  close()
  expect(getToken()).toBe(token)
  expect(calls).toEqual([])
})

test('who stays for the sake of unsaved changes can sign in again and out', async () => {
  vi.useRealTimers()
  vi.useFakeTimers()
  const keep = (event: Event) => event.preventDefault()
  window.addEventListener('beforeunload', keep)
  startSession(tokens.user())
  const calls = serve({ '/api/auth/user/sign-out': { body: {} } })
  const area = provider()
  await area.logout({})
  window.dispatchEvent(new Event('beforeunload', { cancelable: true }))
  window.removeEventListener('beforeunload', keep)
  await vi.advanceTimersByTimeAsync(5_000)
  startSession(tokens.user())
  expect(await area.checkAuth({})).toBeUndefined()
  await area.logout({})
  expect(calls).toHaveLength(2)
})

test('without a session nobody is told', async () => {
  const calls = serve({})
  await provider().logout({})
  expect(calls).toEqual([])
})

test('what a forgotten page asks for is marked, what a person does is not', async () => {
  startSession(tokens.user())
  const calls = serve({ '/api/admin/products': { body: {} } })
  provider()
  const mark = async () => {
    await apiClient('/admin/products')
    return calls.at(-1)?.headers['X-Winex-Background']
  }
  expect(await mark()).toBeUndefined()
  vi.setSystemTime(new Date('2026-03-01T12:01:00.001Z'))
  expect(await mark()).toBe('1')
  window.dispatchEvent(new Event('keydown'))
  expect(await mark()).toBeUndefined()
})
