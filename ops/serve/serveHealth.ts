import type { FastifyInstance } from 'fastify'
import { inTime, type EngineCalls } from './engineCalls'
import type { GatewayState } from './startGateway'

/** The engine's own look at the database takes two seconds at most. */
const PATIENCE_MS = 4_000

/** The paths that answer before the site does. */
export const isHealth = (url: string): boolean => /^\/(healthz|api\/health)([/?]|$)/.test(url)

/**
 * GET /api/health/live and /healthz/live: alive, 200 as long as this process answers; for what restarts it.
 * GET /healthz/gateway: 200 when this gateway takes requests, whatever its engines do; for a balancer in front of several.
 * GET /healthz: 200 when this gateway and its engine answer, else 503; for load balancers.
 * GET /api/health/ready: 200 when the database answers as well, else 503, and what of database, storage and mail is
 * well. However many ask, the engine looks once at a time.
 */
export function serveHealth(app: FastifyInstance, state: GatewayState, engine: EngineCalls): void {
  const live = lookOnceAtATime(engine, '/health')
  const readiness = lookOnceAtATime(engine, '/health/ready')
  for (const path of ['/healthz/live', '/api/health/live'])
    app.get(path, (_request, reply) =>
      reply.header('cache-control', 'no-store').send({ status: 'ok' }),
    )
  app.get('/healthz/gateway', (_request, reply) => {
    const ready = takesRequests(state)
    return reply
      .code(ready ? 200 : 503)
      .header('cache-control', 'no-store')
      .send({ status: ready ? 'ok' : 'unavailable' })
  })
  app.get('/healthz', async (_request, reply) => {
    const isUp = (await live())?.status === 200
    const ready = takesRequests(state) && isUp
    return reply
      .code(ready ? 200 : 503)
      .headers({ 'cache-control': 'no-store', ...(ready ? {} : { 'retry-after': '2' }) })
      .send({ status: ready ? 'ok' : 'unavailable', engine: isUp })
  })
  app.get('/api/health/ready', async (_request, reply) => {
    const answer = takesRequests(state) ? await readiness() : undefined
    const ready = answer?.status === 200
    return reply
      .code(ready ? 200 : 503)
      .headers({ 'cache-control': 'no-store', ...(ready ? {} : { 'retry-after': '2' }) })
      .type('application/json; charset=utf-8')
      .send(answer?.body ?? '{"status":"unavailable"}')
  })
}

const NEVER = new AbortController().signal

const takesRequests = ({ open, draining }: GatewayState): boolean => open && !draining

/** Asks the engine, in line with people's calls; however many want to know, it is asked once at a time. */
function lookOnceAtATime(engine: EngineCalls, path: string) {
  const look = async () => {
    try {
      return await inTime(
        PATIENCE_MS,
        engine.ask({ caller: 'health', method: 'GET', path, headers: {}, gone: NEVER }),
      )
    } catch {
      return undefined
    }
  }
  let looking: ReturnType<typeof look> | undefined
  return () => (looking ??= look().finally(() => (looking = undefined)))
}
