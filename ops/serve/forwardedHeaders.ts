import type { IncomingHttpHeaders } from 'node:http'
import { isIP } from 'node:net'
import type { FastifyRequest } from 'fastify'

/** Who called: ours to say, so whatever a client sent under these names is dropped. */
const CLAIMS =
  /^(forwarded|via|x-forwarded-.*|x-real-ip|x-client-ip|true-client-ip|cf-connecting-ip|x-request-id)$/

/** Of one connection only (RFC 9110 §7.6.1, §10.1.1: Node has answered `100 Continue` by itself). */
const HOP_BY_HOP = new Set([
  'connection',
  'expect',
  'host',
  'keep-alive',
  'proxy-authenticate',
  'proxy-authorization',
  'proxy-connection',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
])

/**
 * The headers a call reaches the engine with. `request.ip`, `.protocol` and `.host` already follow
 * WINEX_TRUST_PROXY: without it they are those of the connection.
 */
export function forwardedHeaders(
  request: FastifyRequest,
  headers: IncomingHttpHeaders,
): IncomingHttpHeaders {
  const kept = Object.entries(headers).filter(
    ([name]) => !CLAIMS.test(name) && !HOP_BY_HOP.has(name),
  )
  return {
    ...Object.fromEntries(kept),
    'x-forwarded-for': clientAddress(request),
    'x-forwarded-proto': request.protocol,
    'x-forwarded-host': request.host,
    'x-request-id': request.id,
  }
}

/** Some balancers write the port as well; what is no address at all says nothing about who called. */
function clientAddress({ ip, socket }: FastifyRequest): string {
  const bare = /^\[(.+)\](?::\d+)?$/.exec(ip)?.[1] ?? ip.replace(/^([\d.]+):\d+$/, '$1')
  return isIP(bare) ? bare : (socket.remoteAddress ?? 'unknown')
}
