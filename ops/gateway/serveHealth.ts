import type { FastifyInstance } from 'fastify'
import { answers } from '../stack/answers'
import type { GatewayState } from './startGateway'

/** GET /healthz: 200 when this gateway and its engine answer, else 503; for load balancers. */
export function serveHealth(
  app: FastifyInstance,
  state: GatewayState,
  engineUrl: () => string,
): void {
  app.get('/healthz', async (_request, reply) => {
    const engine = await answers(`${engineUrl()}/health`)
    const ready = state.open && engine
    return reply
      .code(ready ? 200 : 503)
      .headers({ 'cache-control': 'no-store', ...(ready ? {} : { 'retry-after': '2' }) })
      .send({ status: ready ? 'ok' : 'unavailable', engine })
  })
}
