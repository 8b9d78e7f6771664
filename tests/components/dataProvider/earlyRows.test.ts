import type { DataProvider } from 'ra-core'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { EarlyRows } from '../../../src/early/EarlyRows'
import { takeEarly } from '../../../src/early/takeEarly'
import { apiClient, connectSession } from '../../../src/kit/http/apiClient'
import { askFirstRows, takeFirstRows } from '../../../src/kit/shell/firstRows'

const ADDRESS = '/api/vendor/products?limit=10&offset=0&order=-created_at'
const QUERY: EarlyRows['queryKey'] = ['wines', 'getList', { filter: {} }]
const OWN = { Authorization: 'Bearer own' }
const answer = new Response('{}')

beforeEach(() => {
  window.winexRows = {
    address: ADDRESS,
    queryKey: QUERY,
    authorization: 'Bearer own',
    askedAt: performance.now(),
    answer: Promise.resolve(answer),
  }
})
afterEach(() => {
  window.winexRows = undefined
  vi.restoreAllMocks()
})

test('the answer that was asked for early is taken once', async () => {
  expect(await takeEarly(ADDRESS, OWN)).toBe(answer)
  expect(await takeEarly(ADDRESS, OWN)).toBeUndefined()
})

test('another list leaves it where it is', async () => {
  expect(await takeEarly(`${ADDRESS}&q=merlot`, OWN)).toBeUndefined()
  expect(await takeEarly(ADDRESS, OWN)).toBe(answer)
})

test.each<Record<string, string>>([{ Authorization: 'Bearer other' }, {}])(
  'nobody but the person who asked gets it: %o',
  async (headers) => {
    expect(await takeEarly(ADDRESS, headers)).toBeUndefined()
    expect(await takeEarly(ADDRESS, OWN)).toBeUndefined()
  },
)

test('an answer of half a minute ago is asked for again', async () => {
  vi.spyOn(performance, 'now').mockReturnValue(performance.now() + 30_000)
  expect(await takeEarly(ADDRESS, OWN)).toBeUndefined()
})

describe('the first drawing', () => {
  const rows = { data: [{ id: 'prod_1' }], total: 1 }
  const asks = vi.fn()
  const provider = { getList: asks } as unknown as DataProvider
  const signIn = (token: string) =>
    connectSession({
      headers: () => ({ Authorization: `Bearer ${token}` }),
      isOver: () => false,
      onUnauthorized: () => Promise.resolve(false),
      onStepUp: () => Promise.resolve(false),
    })
  beforeEach(() => {
    asks.mockReset().mockResolvedValue(rows)
    signIn('own')
  })

  test('has the rows that were asked for, once', async () => {
    await askFirstRows(provider)
    expect(asks).toHaveBeenCalledWith('wines', { filter: {} })
    expect(takeFirstRows().getQueryData(QUERY)).toEqual(rows)
    expect(takeFirstRows().getQueryData(QUERY)).toBeUndefined()
  })

  test('has nothing of another person', async () => {
    await askFirstRows(provider)
    signIn('other')
    expect(takeFirstRows().getQueryData(QUERY)).toBeUndefined()
    signIn('own')
    expect(takeFirstRows().getQueryData(QUERY)).toBeUndefined()
  })

  const early = () => window.winexRows ?? expect.fail('no early rows')

  test('waits a second at most; then the list takes the answer itself', async () => {
    vi.useFakeTimers()
    early().answer = new Promise(() => undefined)
    let ready = false
    const asked = askFirstRows(provider).then(() => (ready = true))
    await vi.advanceTimersByTimeAsync(999)
    expect(ready).toBe(false)
    await vi.advanceTimersByTimeAsync(1)
    await asked
    vi.useRealTimers()
    expect(asks).not.toHaveBeenCalled()
    expect(window.winexRows).toBeDefined()
  })

  test.each<[string, Response | undefined]>([
    ['a refusal', new Response('{}', { status: 401 })],
    ['a failure', new Response('{}', { status: 503 })],
    ['no answer', undefined],
  ])('of %s signs nobody out and leaves the list to ask by itself', async (_what, answer) => {
    const onUnauthorized = vi.fn(() => Promise.resolve(false))
    connectSession({
      headers: () => ({ Authorization: 'Bearer own' }),
      isOver: () => false,
      onUnauthorized,
      onStepUp: () => Promise.resolve(false),
    })
    early().answer = Promise.resolve(answer)
    asks.mockImplementation(() => apiClient('/vendor/products?limit=10&offset=0&order=-created_at'))
    await askFirstRows(provider)
    expect(onUnauthorized).not.toHaveBeenCalled()
    expect(window.winexRows).toBeUndefined()
    expect(takeFirstRows().getQueryData(QUERY)).toBeUndefined()
  })

  test('is not kept from a page by rows that cannot be read', async () => {
    asks.mockRejectedValue(new TypeError('lacks products'))
    await askFirstRows(provider)
    expect(takeFirstRows().getQueryData(QUERY)).toBeUndefined()
  })

  test('asks for nothing on a page without early rows', async () => {
    window.winexRows = undefined
    await askFirstRows(provider)
    expect(asks).not.toHaveBeenCalled()
  })
})
