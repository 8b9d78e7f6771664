import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { takeEarly } from '../../../src/early/takeEarly'

const ADDRESS = '/api/vendor/products?limit=10&offset=0&order=-created_at'
const OWN = { Authorization: 'Bearer own' }
const answer = new Response('{}')

beforeEach(() => {
  window.winexRows = {
    address: ADDRESS,
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
