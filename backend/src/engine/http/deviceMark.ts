import type { Request } from 'express'

/** The random mark by which a browser is recognised at its next sign-in; null from a client that keeps none. */
export function deviceMark(request: Pick<Request, 'headers'>): string | null {
  const mark = request.headers['x-winex-device']
  return typeof mark === 'string' && /^[\w-]{16,64}$/.test(mark) ? mark : null
}
