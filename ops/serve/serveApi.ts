import type { IncomingHttpHeaders } from 'node:http'
import type { Readable } from 'node:stream'
import { setTimeout as pause } from 'node:timers/promises'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Dispatcher } from 'undici'
import { addressKey } from '#domain/account/network'
import { JSON_LIMIT_BYTES } from '#domain/limits'
import type { RouteDeclaration } from '#domain/routes/declaration'
import { declaredRoutes } from '#domain/routes/index'
import { routeMatcher } from '#domain/routes/matchRoute'
import type { EngineAnswer, EngineCalls } from './engineCalls'
import { FairLine } from './FairLine'
import { forwardedHeaders } from './forwardedHeaders'
import { problem } from './problem'
import { BodyRefused, limitBody, readWhole } from './readBody'
import { DATA_POLICY } from './securityHeaders'

const match = routeMatcher<RouteDeclaration>(
  declaredRoutes.map(({ method, path, declaration }) => ({ method, path, value: declaration })),
)

/**
 * How many bytes of body a call may send, by its route's declaration.
 * @param path without the /api prefix and the query
 */
export const bodyLimit = (method: string, path: string): number =>
  match(method, path)?.value.maxBytes ?? JSON_LIMIT_BYTES

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
  'transfer-encoding',
]

/** Calls of one address from their first byte to the last of their answer; the next ones wait. */
const OF_ONE_ADDRESS = { total: Infinity, perKey: 16, waiting: 256 }

const REFUSED_AFTER_MS = 1_000

/** /api/* → the engine, without the prefix. */
export function serveApi(app: FastifyInstance, engine: EngineCalls): void {
  const addresses = new FairLine<string>(OF_ONE_ADDRESS)
  app.register(async (api) => {
    api.removeAllContentTypeParsers()
    api.addContentTypeParser('*', (_request, payload, done) => done(null, payload))
    api.route({
      method: ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'],
      url: '/api/*',
      handler: async (request, reply) => {
        void reply
          .header('content-security-policy', DATA_POLICY)
          .header('x-robots-tag', 'noindex')
          .header('x-request-id', request.id)
        const leave = await addresses.enter(addressKey(request.ip))
        if (!leave) return refuseLate(reply)
        if (request.gone.aborted) leave()
        else request.gone.addEventListener('abort', leave)
        return answer(engine, request, reply)
      },
    })
  })
}

async function answer(
  engine: EngineCalls,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const path = request.url.slice('/api'.length)
  const [bare = ''] = path.split('?')
  // The engine's own are for what supervises it; the gateway's are in serveHealth.
  if (/^\/health(\/|$)/.test(bare)) return reply.code(404).send(problem(404))
  const declared = match(request.method, bare)?.value
  const limit = declared?.maxBytes ?? JSON_LIMIT_BYTES
  const length = Number(request.headers['content-length'] ?? 0)
  if (length > limit) {
    if (length > READ_ANYWAY_BYTES) void reply.header('connection', 'close')
    return reply.code(413).send(problem(413))
  }
  const sent = request.body as Readable | undefined
  try {
    const answered = await engine.ask({
      caller: addressKey(request.ip),
      weight: declared?.weight,
      isLong: declared?.body === 'bytes' || declared?.atOnce !== undefined,
      method: request.method as Dispatcher.HttpMethod,
      path,
      headers: forwardedHeaders(request, request.headers),
      body:
        sent &&
        (declared?.body === 'bytes' ? limitBody(sent, limit) : await readWhole(sent, limit)),
      gone: request.gone,
    })
    return answered ? send(reply, answered) : await refuseLate(reply)
  } catch (error) {
    return refuse(reply, statusOf(error as Error & { code?: string }))
  }
}

function send(reply: FastifyReply, { status, headers, body }: EngineAnswer): FastifyReply {
  void reply.code(status)
  const isJson = /^application\/([\w.+-]+\+)?json/.test(String(headers['content-type']))
  // The engine's own pages (Express' "Cannot GET", a stack trace) never reach a client.
  if (status >= 400 && !isJson) {
    if (!Buffer.isBuffer(body)) body.destroy()
    return reply.send(problem(status))
  }
  return reply.headers(answerHeaders(headers)).send(body)
}

function answerHeaders(headers: IncomingHttpHeaders): IncomingHttpHeaders {
  const kept = Object.entries(headers).filter(([name]) => !DROPPED.includes(name))
  return { 'cache-control': 'no-store', ...Object.fromEntries(kept) }
}

/** What went wrong on the way to the engine, for a client. */
function statusOf(error: Error & { code?: string }): number {
  if (error instanceof BodyRefused) return error.status
  return error.code === 'UND_ERR_HEADERS_TIMEOUT' ? 504 : 503
}

/** One call too many: who sends without end would otherwise keep the gateway busy with refusals. */
async function refuseLate(reply: FastifyReply): Promise<FastifyReply> {
  await pause(REFUSED_AFTER_MS, undefined, { ref: false })
  return refuse(reply, 429)
}

function refuse(reply: FastifyReply, status: number): FastifyReply {
  void reply.code(status)
  // its body is still on the way
  if (status === 408 || status === 413) void reply.header('connection', 'close')
  else void reply.header('retry-after', '2')
  return reply.send(problem(status))
}
