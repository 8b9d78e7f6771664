import type { Express } from 'express'
import type { OwnRoute } from './ownRoutes'

interface Layer {
  route?: { path: unknown; methods: Record<string, boolean> }
}

/**
 * Where a route of ours stands at a path of the engine's, the engine still puts its own validators
 * before it, which refuse our queries and bodies. Only the last layer of such a path, our handler, stays.
 */
export function dropEngineValidators(app: Express, routes: OwnRoute[]): void {
  const router = (app as unknown as { _router: { stack: Layer[] } })._router
  const own = new Set(
    routes.flatMap((route) =>
      [...route.methods].map((method) => `${method.toLowerCase()} ${route.path}`),
    ),
  )
  const handled = new Set<string>()
  const keep: Layer[] = []
  for (const layer of [...router.stack].reverse()) {
    const method = layer.route ? Object.keys(layer.route.methods)[0] : undefined
    const key = layer.route && method ? `${method} ${String(layer.route.path)}` : ''
    if (own.has(key)) {
      if (handled.has(key)) continue
      handled.add(key)
    }
    keep.push(layer)
  }
  router.stack = keep.reverse()
}
