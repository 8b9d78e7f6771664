import type { Request } from 'express'

/** Where a request comes from, for limits and for evidence. */
export interface RequestOrigin {
  ipAddress: string
  userAgent: string | null
}

/**
 * The client's address: the last entry of X-Forwarded-For. Only gateways call the engine, and each writes that header
 * itself (ops/serve/forwardedHeaders, WINEX_TRUST_PROXY); an earlier entry could be invented by the client.
 */
export function requestOrigin(request: Pick<Request, 'headers' | 'socket'>): RequestOrigin {
  const forwarded = request.headers['x-forwarded-for']
  const list = (Array.isArray(forwarded) ? forwarded.join(',') : (forwarded ?? '')).split(',')
  const last = list[list.length - 1]?.trim()
  return {
    ipAddress: last || request.socket.remoteAddress || 'unknown',
    userAgent: request.headers['user-agent']?.slice(0, 500) ?? null,
  }
}
