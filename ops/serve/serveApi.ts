import type { IncomingHttpHeaders } from 'node:http'
import { pipeline, Readable, Transform } from 'node:stream'
import httpProxy from '@fastify/http-proxy'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { forwardedHeaders } from './forwardedHeaders'
import { problem } from './problem'
import { DATA_POLICY } from './securityHeaders'
import { JSON_LIMIT_BYTES } from '#domain/limits'
import { declaredRoutes } from '#domain/routes/index'
import { routeMatcher } from '#domain/routes/matchRoute'

/** A body went over its limit. */
class BodyTooLarge extends Error {
  override readonly name = 'BodyTooLarge'
}

/** Counts the bytes that pass and ends in BodyTooLarge beyond the limit: content-length may be missing. */
function limitBody(limitBytes: number): Transform {
  let seen = 0
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      seen += chunk.length
      if (seen > limitBytes) done(new BodyTooLarge())
      else done(null, chunk)
    },
  })
}

const match = routeMatcher(
  declaredRoutes.map(({ method, path, declaration }) => ({
    method,
    path,
    value: declaration.maxBytes ?? JSON_LIMIT_BYTES,
  })),
)

/**
 * How many bytes of body a call may send, by its route's declaration.
 * @param path without the /api prefix and the query
 */
export function bodyLimit(method: string, path: string): number {
  return match(method, path)?.value ?? JSON_LIMIT_BYTES
}

/** The longest answer is that of an import of 10,000 wines. */
const SLOWEST_ANSWER_MS = 120_000

/**
 * Up to here a body that is too large is read to its end and thrown away, so that its sender sees the answer: a
 * connection that is closed while somebody still writes is a lost network to them.
 */
const READ_ANYWAY_BYTES = 32 * 1024 * 1024

/** Headers of the engine that say nothing to a browser, or that we say ourselves. */
const DROPPED = [
  'x-powered-by',
  'server',
  'access-control-allow-origin',
  'access-control-allow-credentials',
  'content-security-policy',
  'strict-transport-security',
  // Of the engine's connection, not of ours.
  'connection',
  'keep-alive',
]

/** Connections to the engine. */
const CALLS_AT_ONCE = 256

/** /api/* → the engine, without the prefix. */
export async function serveApi(app: FastifyInstance, engineUrl: () => string): Promise<void> {
  await app.register(httpProxy, {
    upstream: '',
    prefix: '/api',
    rewritePrefix: '',
    disableRequestLogging: true,
    undici: {
      connections: CALLS_AT_ONCE,
      headersTimeout: SLOWEST_ANSWER_MS,
      bodyTimeout: SLOWEST_ANSWER_MS,
      pipelining: 1,
    },
    preHandler: async (request, reply) => holdToLimit(request, reply),
    replyOptions: {
      getUpstream: () => engineUrl(),
      // A call is never repeated behind the client's back: it may have had its effect (R31).
      retryDelay: () => null,
      rewriteRequestHeaders: (request, headers) =>
        forwardedHeaders(request as FastifyRequest, headers),
      rewriteHeaders: (headers) => answerHeaders(headers),
      onResponse: (_request, reply, response) => {
        const { stream, statusCode, headers } = response as unknown as {
          stream: Readable
          statusCode: number
          headers: IncomingHttpHeaders
        }
        const isJson = /^application\/([\w.+-]+\+)?json/.test(headers['content-type'] ?? '')
        // The engine's own pages (Express' "Cannot GET", a stack trace) never reach a client.
        if (statusCode >= 400 && !isJson) {
          stream.resume()
          reply.removeHeader('content-length')
          reply.removeHeader('content-encoding')
          void reply.type('application/json; charset=utf-8').send(problem(statusCode))
          return
        }
        void reply.send(stream)
      },
      onError: (reply, { error }) => answerFailure(reply as FastifyReply, error),
    },
  })
}

function holdToLimit(request: FastifyRequest, reply: FastifyReply): FastifyReply | undefined {
  void reply
    .header('content-security-policy', DATA_POLICY)
    .header('x-robots-tag', 'noindex')
    .header('x-request-id', request.id)
  const path = request.url.split('?')[0]?.slice('/api'.length) ?? ''
  // The engine's own are for what supervises it; the gateway's are in serveHealth.
  if (/^\/health(\/|$)/.test(path)) return reply.code(404).send(problem(404))
  const limit = bodyLimit(request.method, path)
  const length = Number(request.headers['content-length'] ?? 0)
  if (length > limit) {
    if (length > READ_ANYWAY_BYTES) void reply.header('connection', 'close')
    return reply.code(413).send(problem(413))
  }
  if (request.body instanceof Readable) {
    // The end of either side ends the other; what went wrong is answered by onError.
    request.body = pipeline(request.body, limitBody(limit), () => undefined)
  }
  return undefined
}

function answerHeaders(headers: IncomingHttpHeaders): IncomingHttpHeaders {
  const kept = Object.entries(headers).filter(([name]) => !DROPPED.includes(name))
  return { 'cache-control': 'no-store', ...Object.fromEntries(kept) }
}

function answerFailure(reply: FastifyReply, failure: Error): void {
  const causes = [failure, failure.cause, (failure.cause as Error | undefined)?.cause]
  if (causes.some((cause) => cause instanceof BodyTooLarge)) {
    void reply.code(413).header('connection', 'close').send(problem(413))
    return
  }
  const status = (failure as { statusCode?: number }).statusCode === 504 ? 504 : 503
  void reply.code(status).header('retry-after', '2').send(problem(status))
}
