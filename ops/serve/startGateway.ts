import { randomBytes } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify'
import { CliError } from '../base/CliError'
import type { Settings } from '../base/readSettings'
import { trustProxyOption } from '../base/trustedProxies'
import { checkout } from '../base/checkout'
import { FairLine } from './FairLine'
import { engineCalls } from './engineCalls'
import { serveApi } from './serveApi'
import { serveLabels } from './label/serveLabels'
import { serveOrders } from './order/serveOrders'
import { serveFiles } from './serveFiles'
import { isHealth, serveHealth } from './serveHealth'
import { expectPages, servePages } from './servePages'
import { serveVite } from './serveVite'
import { JSON_LIMIT_BYTES } from '#domain/limits'
import { configureSite } from '#domain/site/siteConfig'
import { followSite } from './followSite'
import { openSitePages } from './openSitePages'
import { pathProblem } from './pathProblem'
import { logLine } from '#domain/text/logLine'
import { problem } from './problem'
import { securityHeaders, type Headers } from './securityHeaders'
import { STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import { Readable } from 'node:stream'

const STATUS: Record<string, number> = { HPE_HEADER_OVERFLOW: 431, ERR_HTTP_REQUEST_TIMEOUT: 408 }

/** Answers what Node could not even read as HTTP; there is no request yet, so the bytes are written by hand. */
function answerBrokenRequest(error: NodeJS.ErrnoException, socket: Socket, headers: Headers): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy()
    return
  }
  const status = STATUS[error.code ?? ''] ?? 400
  const body = JSON.stringify(problem(status))
  const lines = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`),
    'content-type: application/json; charset=utf-8',
    `content-length: ${Buffer.byteLength(body)}`,
    'connection: close',
  ]
  socket.end(`${lines.join('\r\n')}\r\n\r\n${body}`)
}

export interface GatewayOptions {
  /** Where the engine answers; asked at each call, because it is chosen after the gateway has taken its port. */
  engineUrl: () => string
  /** Vite's dev server, when it serves the pages. */
  viteUrl?: string | undefined
  /** Whether dist/ holds pages to serve. */
  pages: boolean
}

export interface RunningGateway {
  /** Lets requests in; until then each is answered 503. */
  open: () => Promise<void>
  /** Says that it is not ready, serves on for so many seconds, then finishes what is under way. */
  drain: (seconds: number) => Promise<void>
  close: () => Promise<void>
}

declare module 'fastify' {
  interface FastifyRequest {
    /** Aborted once its answer has been sent, or its connection is gone. */
    gone: AbortSignal
  }
}

/** What the parts of the gateway share. */
export interface GatewayState {
  open: boolean
  /** It ends soon and wants no new requests. */
  draining: boolean
  /** Requests without an answer so far, streams among them. */
  underWay: number
  headers: Headers
}

const SLOW_BODY_MS = 120_000
const SLOW_HEADERS_MS = 15_000
/**
 * A connection whose other end reads nothing for so long is closed, and what waits for it ends. Node looks once more, as
 * long again, when the operating system took a part of the last write: after 20 to 40 seconds.
 */
const UNREAD_MS = 20_000
/** Requests of one connection in work, and sent ahead of their turn: browsers send none ahead. */
const OF_ONE_SOCKET = { total: Infinity, perKey: 2, waiting: 8 }
/** What takes longer than this to finish is a stream. */
const FINISH_MS = 5_000

/**
 * Listens on the public port: pages, /api/* to the engine, /files/*, the pages of bottles and of buyers' orders.
 * @throws CliError when the port is taken
 */
export async function startGateway(
  settings: Settings,
  options: GatewayOptions,
): Promise<RunningGateway> {
  const development = options.viteUrl !== undefined
  const state: GatewayState = {
    open: false,
    draining: false,
    underWay: 0,
    headers: securityHeaders(settings, [], development),
  }
  const app = createApp(settings, state)
  const engine = engineCalls(options.engineUrl)
  serveHealth(app, state, engine)
  serveApi(app, engine)
  serveFiles(app, settings)
  serveLabels(app, engine, settings.storageOrigins)
  serveOrders(app, engine)
  const sitePages = openSitePages(checkout.dist, settings.publicUrl)
  // without pages of ours, as in development, nobody follows
  configureSite(settings.site)
  let following: { stop: () => void } | undefined
  if (options.viteUrl) await serveVite(app, options.viteUrl)
  else
    await servePages(
      app,
      (hashes) => securityHeaders(settings, hashes, development),
      sitePages.folderOf,
    )
  try {
    await app.listen({ port: settings.port, host: settings.host })
  } catch (error) {
    throw new CliError(listenProblem(error as NodeJS.ErrnoException, settings))
  }
  return {
    open: async () => {
      if (options.pages) {
        expectPages()
        following = await followSite(engine, settings.site, sitePages.show)
      }
      state.open = true
    },
    drain: async (seconds) => {
      state.draining = true
      await pause(seconds * 1_000)
      const latest = Date.now() + FINISH_MS
      while (state.underWay > 0 && Date.now() < latest) await pause(20)
    },
    close: async () => {
      following?.stop()
      await sitePages.remove()
      app.server.closeAllConnections()
      await app.close()
      await engine.close()
    },
  }
}

function createApp(settings: Settings, state: GatewayState): FastifyInstance {
  const sockets = new FairLine<Socket>(OF_ONE_SOCKET)
  const app = Fastify({
    trustProxy: trustProxyOption(settings.trustedProxies),
    bodyLimit: JSON_LIMIT_BYTES,
    requestTimeout: SLOW_BODY_MS,
    keepAliveTimeout: 65_000,
    http: { headersTimeout: SLOW_HEADERS_MS, maxHeaderSize: 16 * 1024 },
    forceCloseConnections: true,
    exposeHeadRoutes: true,
    // Short enough to be read out on the phone; people see it beside an error, the logs have it too.
    genReqId: () => randomBytes(6).toString('hex'),
    routerOptions: { ignoreTrailingSlash: false, maxParamLength: 500 },
    frameworkErrors: (_error, _request, reply) => {
      void (reply as FastifyReply).code(400).headers(state.headers).send(problem(400))
    },
    clientErrorHandler: (error, socket) => answerBrokenRequest(error, socket, state.headers),
  })
  app.decorateRequest('gone')
  app.addHook('onRequest', async (request, reply) => {
    request.gone = whenGone(request, reply)
    state.underWay += 1
    request.gone.addEventListener('abort', () => (state.underWay -= 1))
    const { socket } = request.raw
    const leave = await sockets.enter(socket)
    // nobody sends so much ahead
    if (!leave) socket.destroy()
    if (!leave || request.gone.aborted) {
      leave?.()
      return reply.hijack()
    }
    request.gone.addEventListener('abort', leave)
    void reply.headers(state.headers)
    // A connection that stayed open would be closed under a request of its next use.
    if (state.draining) void reply.header('connection', 'close')
    const refused = pathProblem(request.raw.url ?? '')
    if (refused) return reply.code(refused).send(problem(refused))
    if (!state.open && !isHealth(request.url)) {
      return reply.code(503).header('retry-after', '2').send(problem(503))
    }
    return undefined
  })
  app.addHook('onSend', async (request, _reply, payload) => {
    // what is sent to nobody is not read any more
    if (payload instanceof Readable) request.gone.addEventListener('abort', () => payload.destroy())
    return payload
  })
  app.server.setTimeout(UNREAD_MS, (socket) => {
    // an answer that nobody reads, or a connection at rest; while we work its silence is ours
    if (socket.writableLength > 0 || !sockets.has(socket)) socket.destroy()
  })
  app.setErrorHandler((error: { statusCode?: number }, request, reply) => {
    const status = error.statusCode && error.statusCode >= 400 ? error.statusCode : 500
    if (status >= 500)
      console.error(
        logLine(
          new Date().toISOString(),
          'error',
          {
            request: request.id,
            method: request.method,
            path: withoutSecrets(request.url.split('?')[0] ?? ''),
          },
          error,
        ),
      )
    return reply.code(status).headers(state.headers).send(problem(status))
  })
  app.setNotFoundHandler((_request, reply) =>
    reply
      .code(404)
      .headers({ ...state.headers, 'cache-control': 'no-store' })
      .send(problem(404)),
  )
  return app
}

/** The secrets of buyers' links and of the bank's webhook are in their addresses. */
const withoutSecrets = (path: string): string =>
  path.replaceAll(/[\w-]{40,}|(?<=\/webhooks\/pix\/)[^/]+/g, '…')

/** Aborted when the answer has been sent, or its connection is gone: an answer behind another one is never told that. */
function whenGone({ raw: { socket } }: FastifyRequest, { raw: answer }: FastifyReply): AbortSignal {
  const controller = new AbortController()
  const end = () => {
    socket.off('close', end)
    answer.off('close', end)
    controller.abort()
  }
  socket.once('close', end)
  answer.once('close', end)
  return controller.signal
}

function listenProblem(error: NodeJS.ErrnoException, { port, host }: Settings): string {
  if (error.code === 'EADDRINUSE') {
    return `A porta ${port} já está em uso. Pare o outro programa ou escolha outra porta, por exemplo: PORT=${port === 65535 ? port - 1 : port + 1} npm start`
  }
  if (error.code === 'EACCES')
    return `Sem permissão para usar a porta ${port}. Escolha uma porta acima de 1023 com PORT.`
  return `Não foi possível atender em ${host}:${port}: ${error.message}`
}
