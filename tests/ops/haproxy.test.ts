import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { declaredRoutes } from '#domain/routes/index'
import { checkout } from '../../ops/base/checkout'
import { localSettings } from '../../lab/cluster/balancer'

const settings = readFileSync(join(checkout.root, 'deploy/haproxy.cfg'), 'utf8')

/** The routes that keep an Idempotency-Key, by the file that reads it. */
const ROUTES: Record<string, readonly string[]> = {
  'orders/routes/adminOrders.ts': ['POST /admin/orders/:id/fulfillments'],
  'money/routes/adminPayouts.ts': [
    'POST /admin/payouts/batches',
    'POST /admin/sellers/:id/adjustments',
  ],
  'messages/routes.ts': ['POST /vendor/orders/:id/messages', 'POST /admin/orders/:id/messages'],
  'returns/routes.ts': [
    'POST /store/returns/:token',
    'POST /vendor/orders/:id/returns',
    'POST /admin/orders/:id/returns',
    'POST /admin/orders/:id/returns/refund',
  ],
  'orders/routes/orders.ts': [
    'POST /vendor/orders/batch/fulfillments',
    'POST /vendor/orders/batch/shipments',
    'POST /vendor/orders/:id/fulfillments',
  ],
  'wines/routes/products.ts': ['POST /vendor/products'],
}
const READ = Object.fromEntries(
  Object.entries(ROUTES).map(([file, routes]) => [file, routes.length]),
)

/** How often each file of the engine's API reads the header. */
function readsOfKeys(): Record<string, number> {
  const folder = join(checkout.root, 'backend/src')
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  const counts = files
    .filter((file) => /routes\/?.*\.ts$/.test(file))
    .map((file): [string, number] => [
      file,
      readFileSync(join(folder, file), 'utf8').split('idempotencyKey(').length - 1,
    ])
  return Object.fromEntries(counts.filter(([, count]) => count > 0))
}

describe('deploy/haproxy.cfg', () => {
  it('sends a write again only to the routes that know its Idempotency-Key (R31)', () => {
    const [ofGateways, ofEngines] = [...settings.matchAll(/acl knows_keys path_reg (\S+)$/gm)].map(
      ([, pattern = '']) => new RegExp(pattern),
    )
    expect(readsOfKeys(), 'a route that is new here belongs into deploy/haproxy.cfg').toEqual(READ)
    const routes = Object.values(ROUTES).flat().toSorted()
    const known = (pattern: RegExp | undefined, prefix: string, route: string) =>
      pattern?.test(`${prefix}${route.replace('POST ', '').replaceAll(/:\w+/g, 'id_1')}`)
    for (const route of routes) {
      expect(known(ofEngines, '', route), route).toBe(true)
      expect(known(ofGateways, '/api', route), route).toBe(true)
    }
    const matched = declaredRoutes
      .filter(({ method, path }) => method === 'POST' && known(ofEngines, '', path))
      .map(({ name }) => name)
    expect(matched.toSorted()).toEqual(routes)
  })

  it('is what npm run cluster runs with, address by address', () => {
    const ports = { site: 1, engines: 2, gateway: [11, 12], engine: [21, 22, 23] }
    const local = localSettings(settings, ports, '/tmp/socket')
    expect(local.match(/(?<=^ {4})(bind|server) .*/gm)).toEqual([
      'bind 127.0.0.1:1',
      'server gateway1 127.0.0.1:11',
      'server gateway2 127.0.0.1:12',
      'bind 127.0.0.1:2',
      'server engine1 127.0.0.1:21',
      'server engine2 127.0.0.1:22',
      'server engine3 127.0.0.1:23',
      'server unready1 127.0.0.1:21',
      'server unready2 127.0.0.1:22',
      'server unready3 127.0.0.1:23',
    ])
    expect(() => localSettings(settings, { ...ports, engine: [21, 22] }, '/tmp/socket')).toThrow(
      'names 10.0.0.23',
    )
  })
})
