import type { FastifyInstance } from 'fastify'
import { responds } from '../stack/responds'
import type { GatewayState } from './startGateway'

/** The engine's own look at the database takes two seconds at most. */
const PATIENCE_MS = 4_000

/** The paths that answer before the site does. */
export const isHealth = (url: string): boolean => /^\/(healthz|api\/health)([/?]|$)/.test(url)

/**
 * GET /api/health/live and /healthz/live: alive, 200 as long as this process answers; for what restarts it.
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
  app.get('/healthz', async (_request, reply) => {
    const engine = await responds(`${engineUrl()}/health`)
    const ready = state.open && engine
    return reply
      .code(ready ? 200 : 503)
      .headers({ 'cache-control': 'no-store', ...(ready ? {} : { 'retry-after': '2' }) })
      .send({ status: ready ? 'ok' : 'unavailable', engine })
  })
  app.get('/api/health/ready', async (_request, reply) => {
    const found = state.open ? await askEngine(engineUrl()) : undefined
    const ready = found?.status === 'ok'
    return reply
      .code(ready ? 200 : 503)
      .headers({ 'cache-control': 'no-store', ...(ready ? {} : { 'retry-after': '2' }) })
      .send(found ?? { status: 'unavailable' })
  })
}

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
