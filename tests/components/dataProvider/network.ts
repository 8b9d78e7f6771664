import { vi } from 'vitest'
import { createWeather } from '../../weather/createWeather.cjs'

export interface Request {
  /** Path below /api. */
  path: string
  query: Record<string, string>
  method: string
  headers: Record<string, string>
  body: unknown
  signal: AbortSignal | undefined
}

type Answer = { status?: number; body?: unknown }

const later = globalThis.setTimeout
const seed = process.env.WINEX_WEATHER
const delay = seed ? createWeather(Number(seed)) : () => 0

/** In weather half of the answers come late. */
async function holdUp(): Promise<void> {
  const wait = delay(1 / 2, 400)
  if (wait > 0) await new Promise((done) => later(done, wait))
}

/**
 * Replaces the network. Each request is handed to `answer`, which may take its time: that is how a late answer is made.
 * Returns the requests in the order in which they were sent.
 */
export function network(answer: (request: Request) => Answer | Promise<Answer>): Request[] {
  const requests: Request[] = []
  const ask = async (address: string, init: RequestInit = {}): Promise<Response> => {
    const url = new URL(address, 'http://winex.test')
    const request: Request = {
      path: url.pathname.replace(/^\/api/, ''),
      query: Object.fromEntries(url.searchParams),
      method: init.method ?? 'GET',
      headers: init.headers as Record<string, string>,
      body: typeof init.body === 'string' ? JSON.parse(init.body) : undefined,
      signal: init.signal ?? undefined,
    }
    requests.push(request)
    const { status = 200, body = {} } = await answer(request)
    await holdUp()
    request.signal?.throwIfAborted()
    // the page that asked is gone with its test: nothing of it reaches the next one
    if (globalThis.fetch !== ask) return new Promise(() => undefined)
    return new Response(JSON.stringify(body), {
      status,
      statusText: status === 500 ? 'Internal Server Error' : '',
    })
  }
  vi.stubGlobal('fetch', ask)
  return requests
}
