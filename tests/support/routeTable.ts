import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { ZodType } from 'zod'

export interface Route {
  method: string
  path: string
}

const root = resolve(import.meta.dirname, '../..')

/** The routes of the running engine, as its own router has them. */
export function liveRoutes(): Route[] {
  const file = process.env.WINEX_TEST_ROUTE_TABLE
  if (!file) throw new Error('WINEX_TEST_ROUTE_TABLE is not set: run these tests with npm test')
  const all = JSON.parse(readFileSync(file, 'utf8')) as Route[]
  const unique = new Map(all.map((route) => [`${route.method} ${route.path}`, route]))
  return [...unique.values()].filter(({ method }) => method !== 'HEAD')
}

/** True when a file of ours answers at this path; the engine's other routes are closed. */
export function isOurs({ method, path }: Route): boolean {
  return new RegExp(`^export\\b.*\\b${method}\\b`, 'm').test(sourceOf(path) ?? '')
}

function sourceOf(path: string): string | null {
  const segments = path
    .split('/')
    .filter(Boolean)
    .map((segment) => (segment.startsWith(':') ? `[${segment.slice(1)}]` : segment))
  try {
    return readFileSync(join(root, 'backend/src/api', ...segments, 'route.ts'), 'utf8')
  } catch {
    return null
  }
}

const wire = import.meta.glob<Record<string, unknown>>('../../domain/wire/*.ts', { eager: true })
const schemas = Object.assign({}, ...Object.values(wire)) as Record<string, unknown>

/**
 * The schemas of domain/wire that the file of a route names. The first that accepts an example made for it
 * is the one that the route parses its body with.
 */
export function requestSchemas(route: Route): ZodType[] {
  const source = sourceOf(route.path) ?? ''
  const names = new Set(source.match(/\b[a-z]\w*(?:Request|Body)\b/g) ?? [])
  return [...names].map((name) => schemas[name]).filter((one): one is ZodType => isSchema(one))
}

function isSchema(value: unknown): boolean {
  return typeof value === 'object' && value !== null && '_zod' in value
}
