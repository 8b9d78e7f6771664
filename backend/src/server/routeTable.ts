import type { Express } from 'express'
import { writeFile } from 'node:fs/promises'

/** One live route of the engine. */
export interface LiveRoute {
  method: string
  path: string
}

interface Layer {
  route?: { path: string; methods: Record<string, boolean>; stack: { handle: { name: string } }[] }
}

/** Writes every registered route as JSON, for the suite that tries them all (issue 2, item 10). */
export async function writeRouteTable(app: Express, file: string): Promise<void> {
  const { stack } = (app as unknown as { _router: { stack: Layer[] } })._router
  const seen = new Map<string, LiveRoute>()
  for (const { route } of stack) {
    if (!route || typeof route.path !== 'string') continue
    for (const method of Object.keys(route.methods)) {
      seen.set(`${method} ${route.path}`, { method: method.toUpperCase(), path: route.path })
    }
  }
  await writeFile(file, JSON.stringify([...seen.values()], null, 2))
}
