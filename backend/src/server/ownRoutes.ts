import { readdirSync } from 'node:fs'
import { join, relative, sep } from 'node:path'

/** A route of our own: its Express path and the methods its file exports. */
export interface OwnRoute {
  path: string
  methods: ReadonlySet<string>
  pattern: RegExp
}

const verbs = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE']

/** Reads our routes from the folder of route files, as the engine itself does. */
export function readOwnRoutes(apiDirectory: string): OwnRoute[] {
  return readdirSync(apiDirectory, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name === 'route.js')
    .map((entry) => {
      const segments = relative(apiDirectory, entry.parentPath).split(sep)
      // eslint-disable-next-line -- route files are only known at run time
      const exported = require(join(entry.parentPath, entry.name)) as Record<string, unknown>
      return {
        path: '/' + segments.map((segment) => segment.replace(/^\[(.+)\]$/, ':$1')).join('/'),
        methods: new Set(verbs.filter((verb) => typeof exported[verb] === 'function')),
        pattern: new RegExp(
          '^/' +
            segments
              .map((segment) => (segment.startsWith('[') ? '[^/]+' : escape(segment)))
              .join('/') +
            '/?$',
        ),
      }
    })
}

/** True when one of our route files answers this request. */
export function isOwnRoute(routes: OwnRoute[], method: string, path: string): boolean {
  const verb = method === 'HEAD' ? 'GET' : method
  return routes.some((route) => route.methods.has(verb) && route.pattern.test(path))
}

function escape(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
}
