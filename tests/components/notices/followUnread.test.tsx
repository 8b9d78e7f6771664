import { act, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { dataProvider } from '../../../src/portal/dataProvider'
import { NoticeBell } from '../../../src/portal/notices/NoticeBell'
import { openList } from '../lists/openList'

/** The streams that the page has opened, and how often it has asked instead. */
let streams: ReadableStreamDefaultController<Uint8Array>[] = []
let asked = 0
let unread = 0

beforeEach(() => {
  streams = []
  asked = 0
  unread = 0
  vi.useFakeTimers({ shouldAdvanceTime: true })
  vi.spyOn(Math, 'random').mockReturnValue(0.5)
  vi.stubGlobal('fetch', (address: string, { signal, headers }: RequestInit) => {
    if (!address.endsWith('/stream')) {
      asked += 1
      return Promise.resolve(Response.json({ unread }))
    }
    expect(headers).toMatchObject({ Accept: 'text/event-stream' })
    const body = new ReadableStream<Uint8Array>({
      start: (controller) => {
        streams.push(controller)
        signal?.addEventListener('abort', () => controller.error(signal.reason))
      },
    })
    return Promise.resolve(new Response(body))
  })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

const tell = (count: number) =>
  act(async () => {
    unread = count
    streams.at(-1)?.enqueue(new TextEncoder().encode(`data: {"unread":${count}}\n\n`))
    await vi.advanceTimersByTimeAsync(100)
  })
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))

async function open() {
  const page = openList(<NoticeBell />, { dataProvider, at: '/portal/wines' })
  await waitFor(() => expect(streams).toHaveLength(1))
  return page
}

test('the server says the number; as long as it does, nobody asks', async () => {
  await open()
  const before = asked
  for (let beat = 0; beat < 6; beat++) {
    await tell(2)
    await pass(20_000)
  }
  expect(screen.getByRole('link', { name: 'Avisos: 2 não lidos' })).toBeVisible()
  expect(asked).toBe(before)
})

test('a connection that is cut is opened again', async () => {
  await open()
  await tell(1)
  streams[0]?.close()
  await pass(2_500)
  expect(streams).toHaveLength(2)
  await tell(3)
  expect(screen.getByRole('link', { name: 'Avisos: 3 não lidos' })).toBeVisible()
})

test('a silent connection is given up, and the number is asked for every thirty seconds', async () => {
  await open()
  await tell(1)
  const before = asked
  unread = 4
  await pass(31_000)
  expect(screen.getByRole('link', { name: 'Avisos: 4 não lidos' })).toBeVisible()
  await pass(30_000)
  expect(asked).toBe(before + 2)
  expect(streams).toHaveLength(2)
})

test('a page that nobody looks at holds no connection', async () => {
  const { unmount } = await open()
  await tell(1)
  const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true)
  document.dispatchEvent(new Event('visibilitychange'))
  await pass(120_000)
  expect(streams).toHaveLength(1)
  hidden.mockReturnValue(false)
  document.dispatchEvent(new Event('visibilitychange'))
  await pass(100)
  expect(streams).toHaveLength(2)
  unmount()
  await pass(120_000)
  expect(streams).toHaveLength(2)
})
