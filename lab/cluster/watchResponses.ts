import { subscribe, unsubscribe } from 'node:diagnostics_channel'

/** One request of this process, as its client saw it. */
export interface Seen {
  method: string
  /** When it was sent; ms, as performance.now. */
  at: number
  /** When it was answered, or failed. */
  until: number
  /** 0: no answer. */
  status: number
}

interface Sent {
  origin: string
  method: string
}

/** Whether its client would have to try again. */
export const hasFailed = ({ status }: Seen): boolean => status === 0 || status >= 500

/**
 * Writes down every `fetch` of this process to one origin, from any module.
 * @returns what was seen so far, and how to end it
 */
export function watchResponses(origin: string): { seen: () => Seen[]; end: () => void } {
  const sent = new Map<Sent, number>()
  const answered = new Map<Sent, Seen>()
  const note = (request: Sent, status: number): void => {
    const at = sent.get(request)
    if (at === undefined) return
    answered.set(request, { method: request.method, at, until: performance.now(), status })
  }
  const handlers: Record<string, (message: unknown) => void> = {
    'undici:request:create': (message) => {
      const { request } = message as { request: Sent }
      if (request.origin === origin) sent.set(request, performance.now())
    },
    'undici:request:headers': (message) => {
      const { request, response } = message as { request: Sent; response: { statusCode: number } }
      note(request, response.statusCode)
    },
    // Also of an answer that breaks off.
    'undici:request:error': (message) => note((message as { request: Sent }).request, 0),
  }
  for (const [name, handle] of Object.entries(handlers)) subscribe(name, handle)
  return {
    seen: () => [...answered.values()],
    end: () => {
      for (const [name, handle] of Object.entries(handlers)) unsubscribe(name, handle)
    },
  }
}
