import type { MedusaRequest, MedusaResponse } from '@medusajs/framework/http'

interface Layer {
  route?: { path: string | RegExp; methods: Record<string, boolean> }
}

/**
 * The routes that this engine answers right now, read from its own router: `{ routes: [{ method, path }] }`.
 * The tenant-isolation suite walks over it, so that a route added later is tried without a test of its own
 * (goals: tenant isolation).
 */
export function GET(req: MedusaRequest, res: MedusaResponse): void {
  const router = (req.app as unknown as { _router: { stack: Layer[] } })._router
  const routes = router.stack.flatMap(({ route }) =>
    route && typeof route.path === 'string'
      ? Object.keys(route.methods).map((method) => ({
          method: method.toUpperCase(),
          path: route.path as string,
        }))
      : [],
  )
  res.json({ routes })
}
