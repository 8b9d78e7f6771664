import type { FastifyInstance } from 'fastify'
import { responds } from '../base/responds'
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
export function serveHealth(
  app: FastifyInstance,
  state: GatewayState,
  engineUrl: () => string,
): void {
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
    const engine = await responds(`${engineUrl()}/health`)
    const ready = takesRequests(state) && engine
    return reply
      .code(ready ? 200 : 503)
      .headers({ 'cache-control': 'no-store', ...(ready ? {} : { 'retry-after': '2' }) })
      .send({ status: ready ? 'ok' : 'unavailable', engine })
  })
  app.get('/api/health/ready', async (_request, reply) => {
    const found = takesRequests(state) ? await askEngine(engineUrl()) : undefined
    const ready = found?.status === 'ok'
    return reply
      .code(ready ? 200 : 503)
      .headers({ 'cache-control': 'no-store', ...(ready ? {} : { 'retry-after': '2' }) })
      .send(found ?? { status: 'unavailable' })
  })
}

const takesRequests = ({ open, draining }: GatewayState): boolean => open && !draining

async function askEngine(url: string): Promise<{ status: string } | undefined> {
  try {
    const response = await fetch(`${url}/health/ready`, {
      signal: AbortSignal.timeout(PATIENCE_MS),
    })
    return (await response.json()) as { status: string }
  } catch {
    return undefined
  }
}
