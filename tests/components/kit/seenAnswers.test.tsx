import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query'
import { act, renderHook, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { OnboardingStep } from '#domain/sellers/onboarding'
import { clearSession, startSession } from '../../../src/auth/session'
import { createAuthProvider } from '../../../src/auth/createAuthProvider'
import { signOut } from '../../../src/auth/createAuthProvider'
import { offlineResponses } from '../../../src/portal/offline/offlineResponses'
import { apiClient, connectSession } from '../../../src/kit/http/apiClient'
import { showFresh, useSeenNotice } from '../../../src/kit/http/seenNotice'
import { tokens } from '../account/tokens'
import { network } from '../dataProvider/network'
import { fakeCaches } from './fakeCaches'

let isOnline = true
let responses: Record<string, unknown> = {}
const asked = new Set<string>()

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-03-01T17:32:00Z'), toFake: ['Date'] })
  vi.stubGlobal('caches', fakeCaches())
  isOnline = true
  responses = {}
  network(({ path }) => {
    if (!isOnline) throw new TypeError('Failed to fetch')
    return { body: responses[path] ?? {} }
  })
  createAuthProvider({
    actorType: 'seller',
    signInPage: '/login',
    home: '/portal',
    seen: offlineResponses,
  })
  startSession(tokens.seller())
})
afterEach(() => {
  // what a page shows of before is known until it is of now again; other files draw the same pages
  for (const path of [order, ...asked]) showFresh(path)
  asked.clear()
  clearSession()
  connectSession(undefined)
  window.history.replaceState(null, '', '/')
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const NO_CONNECTION = 'Sem conexão com o servidor. Verifique a internet e tente de novo.'
const order = '/vendor/orders/order_1'
const approve = () => apiClient(`${order}/accept`, { method: 'POST', body: {} })
const approveMany = () =>
  apiClient('/vendor/orders/batch/accept', { method: 'POST', body: { ids: ['order_1'] } })

/** Answers each path now, then takes the connection away. */
async function see(...paths: string[]) {
  for (const path of paths) {
    asked.add(path)
    responses[path.split('?')[0] ?? ''] = { path }
    expect(await apiClient(path)).toEqual({ path })
  }
}

test.each([
  '/vendor/today',
  '/vendor/me',
  '/vendor/orders?limit=25&order=-created_at',
  order,
  '/vendor/orders/slips?ids=order_1',
])('%s can be read again without a connection', async (path) => {
  await see(path)
  isOnline = false
  expect(await apiClient(path)).toEqual({ path })
})

test.each(['/vendor/products', '/vendor/orders/statistics?period=week', `${order}/payout`])(
  '%s is not kept',
  async (path) => {
    await see(path)
    isOnline = false
    await expect(apiClient(path)).rejects.toThrow(NO_CONNECTION)
  },
)

const client = new QueryClient()
const WithQueries = ({ children }: { children: ReactNode }) => (
  <QueryClientProvider client={client}>{children}</QueryClientProvider>
)
const notice = () => renderHook(useSeenNotice, { wrapper: WithQueries }).result.current

test('the page asks again by itself while it is of before', async () => {
  const timers = vi.spyOn(window, 'setInterval')
  await see('/vendor/today')
  isOnline = false
  const queryFn = () => apiClient('/vendor/today')
  const typedInto = vi.fn(() => Promise.resolve(1))
  const { result } = renderHook(
    () => {
      useQuery({ queryKey: ['today'], queryFn })
      useQuery({ queryKey: ['typed into'], queryFn: typedInto, refetchOnReconnect: false })
      return useSeenNotice()
    },
    { wrapper: WithQueries },
  )
  await waitFor(() => expect(result.current).toContain('Sem conexão'))
  // no event of the browser says so
  isOnline = true
  const [askAgain] = timers.mock.calls.find(([, ms]) => ms === 10_000) ?? []
  timers.mockRestore()
  act(() => (askAgain as () => void)())
  await waitFor(() => expect(result.current).toBeUndefined())
  expect(typedInto).toHaveBeenCalledOnce()
})

test('the page says from when it is, until it is of now again', async () => {
  // other tests' pages have notices of their own
  window.history.replaceState(null, '', '/portal/today')
  startSession(tokens.sellerWithoutExp())
  await see('/vendor/today')
  isOnline = false
  await apiClient('/vendor/today')
  expect(notice()).toMatch(/^Sem conexão: mostrando o que foi visto às 14:32\./)
  vi.setSystemTime(new Date('2026-03-02T12:00:00Z'))
  await apiClient('/vendor/today')
  expect(notice()).toContain('foi visto em 01/03/2026, às 14:32.')
  isOnline = true
  await apiClient('/vendor/today')
  expect(notice()).toBeUndefined()
})

test.each([
  ['signing out', () => signOut('seller')],
  ['a session that ended', () => clearSession()],
])('nothing is left after %s, without a connection too', async (_what, end) => {
  await see('/vendor/today', order)
  // kept by now: what is still being written when the session ends is another test
  expect(await offlineResponses.find('GET', order)).toBeDefined()
  isOnline = false
  end()
  await waitFor(async () => expect(await caches.keys()).toEqual([]))
  startSession(tokens.seller())
  await expect(apiClient(order)).rejects.toThrow(NO_CONNECTION)
})

test('another person reads nothing of the one before, whose session ended by itself', async () => {
  await see(order)
  startSession(tokens.otherSeller())
  isOnline = false
  await expect(apiClient(order)).rejects.toThrow(NO_CONNECTION)
  isOnline = true
  await see('/vendor/me')
  await waitFor(async () =>
    expect(await caches.keys()).toEqual([expect.stringMatching(/^winex-seen-.*mem_2$/)]),
  )
})

test.each([
  ['approving it', approve],
  ['approving many', approveMany],
])('%s makes what was seen of the order untrue, and of no other', async (_what, act) => {
  await see('/vendor/today', '/vendor/orders', '/vendor/me', order, '/vendor/orders/order_2')
  await act()
  isOnline = false
  for (const path of ['/vendor/today', '/vendor/orders', order])
    await expect(apiClient(path)).rejects.toThrow(NO_CONNECTION)
  for (const path of ['/vendor/me', '/vendor/orders/order_2'])
    expect(await apiClient(path)).toEqual({ path })
})

/** What does each step of joining; the team does the one that is approved. */
const STEP_WRITES = {
  profile: '/vendor/sellers/me',
  wine: '/vendor/products',
  price_stock: '/vendor/products/prices',
  freight: '/vendor/freight',
  pix: '/vendor/pix-key',
  approved: null,
  contract: '/vendor/sellers/me/contract/sign',
  publish: '/vendor/products/wine_1/status',
} satisfies Record<OnboardingStep, string | null>

test.each(Object.values(STEP_WRITES).filter((path) => path !== null))(
  "%s makes what was seen of 'Hoje' untrue, which asks for the steps of joining",
  async (path) => {
    await see('/vendor/today')
    await apiClient(path, { method: 'POST', body: {} })
    isOnline = false
    await expect(apiClient('/vendor/today')).rejects.toThrow(NO_CONNECTION)
  },
)

test('what the server refuses to show is not shown later', async () => {
  await see(order)
  network(() => ({ status: 404, body: { type: 'not_found', message: 'Não existe.' } }))
  await expect(apiClient(order)).rejects.toThrow('Não existe.')
  network(() => {
    throw new TypeError('Failed to fetch')
  })
  await expect(apiClient(order)).rejects.toThrow(NO_CONNECTION)
})

test('an answer that comes after signing out is not kept', async () => {
  const answer = apiClient(order)
  clearSession()
  await answer
  await offlineResponses.find('GET', order)
  expect(await caches.keys()).toEqual([])
})

test('the oldest of more than 200 answers goes', async () => {
  await see('/vendor/orders/order_first')
  for (let index = 0; index < 200; index += 1) await see(`/vendor/orders/order_${String(index)}x`)
  isOnline = false
  await expect(apiClient('/vendor/orders/order_first')).rejects.toThrow(NO_CONNECTION)
  expect(await apiClient('/vendor/orders/order_0x')).toBeTruthy()
})

test("an order's kept copy has no CPF or CNPJ of its buyer", async () => {
  const customer = { email: 'ana@exemplo.com.br' }
  responses[order] = {
    order: { ...customer, buyer_tax_id: { text: '529.982.247-25', hidden: false } },
  }
  expect(await apiClient(order)).toEqual(responses[order])
  isOnline = false
  expect(await apiClient(order)).toEqual({ order: customer })
})
