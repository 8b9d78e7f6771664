import { runInNewContext } from 'node:vm'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { ORDER_TOKEN } from '../support/buildBuyerOrder'
import { WATCH_PAGE } from '../../ops/serve/order/watchPage'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

/** The script on a page that waits to be paid and has no code yet. */
function openPage(ask: (signal?: AbortSignal) => Promise<unknown>) {
  const paths: string[] = []
  const reload = vi.fn()
  runInNewContext(WATCH_PAGE, {
    document: {
      hidden: false,
      getElementById: () => null,
      querySelector: () => ({ dataset: { state: 'making' } }),
      addEventListener: () => undefined,
    },
    location: { pathname: `/pedido/${ORDER_TOKEN}`, reload },
    fetch: async (path: string, { signal }: { signal?: AbortSignal }) => {
      paths.push(path)
      return ask(signal)
    },
    AbortController,
    setInterval,
    setTimeout,
    clearTimeout,
  })
  return { paths, reload }
}

const answers = (state: string) => async () => ({ ok: true, json: async () => ({ state }) })
const never = async (signal?: AbortSignal) =>
  new Promise((_done, fail) => {
    signal?.addEventListener('abort', () => fail(new Error('aborted')))
  })

it('a page that waits asks every second and a half, and is read again once its state is another', async () => {
  let answer = answers('making')
  const { paths, reload } = openPage(async () => answer())
  await vi.advanceTimersByTimeAsync(4_500)
  expect(paths).toEqual(Array(3).fill(`/api/store/orders/by-link/${ORDER_TOKEN}/state`))
  expect(reload).not.toHaveBeenCalled()
  answer = answers('waiting')
  await vi.advanceTimersByTimeAsync(1_500)
  expect(reload).toHaveBeenCalledOnce()
})

it('it asks again when an answer does not come', async () => {
  let isGone = true
  const { paths, reload } = openPage(async (signal) => (isGone ? never(signal) : answers('paid')()))
  await vi.advanceTimersByTimeAsync(9_000)
  expect(paths).toHaveLength(1)
  isGone = false
  await vi.advanceTimersByTimeAsync(2_000)
  expect(paths).toHaveLength(2)
  expect(reload).toHaveBeenCalledOnce()
})
