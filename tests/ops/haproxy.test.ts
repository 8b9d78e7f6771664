import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { checkout } from '../../ops/checkout'
import { localSettings } from '../cluster/balancer'

const settings = readFileSync(join(checkout.root, 'deploy/haproxy.cfg'), 'utf8')

/** The routes whose code reads the Idempotency-Key, as the table of routes writes them. */
function routesWithKeys(): string[] {
  const folder = join(checkout.root, 'backend/src/api')
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  return files
    .filter((file) => file.endsWith('.ts'))
    .flatMap((file) =>
      readFileSync(join(folder, file), 'utf8')
        .split(/^  '(?=[A-Z]+ \/)/m)
        .slice(1),
    )
    .filter((part) => part.includes('idempotencyKey('))
    .map((part) => part.slice(0, part.indexOf("'")))
    .toSorted()
}

describe('deploy/haproxy.cfg', () => {
  it('sends a write again only to the routes that know its Idempotency-Key (R31)', () => {
    const [ofGateways, ofEngines] = [...settings.matchAll(/acl knows_keys path_reg (\S+)$/gm)].map(
      ([, pattern = '']) => new RegExp(pattern),
    )
    const routes = routesWithKeys()
    expect(routes).toContain('POST /vendor/products')
    const known = (pattern: RegExp | undefined, prefix: string, route: string) =>
      pattern?.test(`${prefix}${route.replace('POST ', '').replaceAll(/:\w+/g, 'id_1')}`)
    for (const route of routes) {
      expect(known(ofEngines, '', route), route).toBe(true)
      expect(known(ofGateways, '/api', route), route).toBe(true)
    }
    const all = JSON.parse(readFileSync(join(checkout.root, 'docs/openapi.json'), 'utf8')) as {
      paths: Record<string, Record<string, unknown>>
    }
    const matched = Object.entries(all.paths)
      .filter(([, methods]) => 'post' in methods)
      .map(([path]) => path.replaceAll(/\{(\w+)\}/g, ':$1').replace(/^\/api(?=\/)/, ''))
      .filter((path) => known(ofEngines, '', path))
    expect(matched.map((path) => `POST ${path}`).toSorted()).toEqual(routes)
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
