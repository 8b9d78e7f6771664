import type { FastifyInstance } from 'fastify'
import { responds } from '../stack/responds'
import type { GatewayState } from './startGateway'

/**
 * GET /healthz: ready, 200 when this gateway and its engine answer, else 503; for load balancers.
 * GET /healthz/live: alive, 200 as long as this process answers at all; for what restarts it.
 */
export function serveHealth(
  app: FastifyInstance,
  state: GatewayState,
  engineUrl: () => string,
): void {
  app.get('/healthz/live', (_request, reply) =>
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
}
