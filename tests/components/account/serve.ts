import { vi } from 'vitest'

interface Answer {
  status?: number
  headers?: Record<string, string>
  body?: unknown
}

export interface Call {
  path: string
  method: string
  headers: Record<string, string>
  body: unknown
}

/**
 * Answers the page's requests by path, one answer after the other (the last one stays), and keeps
 * what was asked. Replaces the network, not any code of ours.
 */
export function serve(responses: Record<string, Answer | Answer[]>): Call[] {
  const calls: Call[] = []
  vi.stubGlobal('fetch', (address: string, init: RequestInit = {}) => {
    const path = address.replace(/\?.*/, '')
    calls.push({
      path: address,
      method: init.method ?? 'GET',
      headers: init.headers as Record<string, string>,
      body: typeof init.body === 'string' ? JSON.parse(init.body) : undefined,
    })
    const given = responses[path]
    if (given === undefined) return Promise.reject(new TypeError('Failed to fetch'))
    const {
      status = 200,
      headers = {},
      body = {},
    } = Array.isArray(given) ? ((given.length > 1 ? given.shift() : given[0]) ?? {}) : given
    return Promise.resolve(
      new Response(typeof body === 'string' ? body : JSON.stringify(body), {
        status,
        headers,
        statusText: status === 500 ? 'Internal Server Error' : '',
      }),
    )
  })
  return calls
}
