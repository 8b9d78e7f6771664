import type { Knex } from '@medusajs/framework/mikro-orm/knex'
import type { MedusaContainer } from '@medusajs/framework/types'
import { ContainerRegistrationKeys } from '@medusajs/framework/utils'
import loadEngine from '@medusajs/medusa/loaders/index'
import express, { type Express } from 'express'
import { createServer } from 'node:http'
import { handlers } from './routes'
import { env } from '../env'
import { offerPix } from '../marketplace'
import { boundDatabaseWait } from '../engine/database/boundDatabaseWait'
import { keepValuesFromErrors } from '../engine/database/keepValuesFromErrors'
import { logError } from '../engine/errors/logError'
import { isPixOffered } from '../pix'
import { answerHealth } from './answerHealth'
import { followSite } from './followSite'
import { startMailDelivery } from './mailDelivery'
import { createMetrics } from './metrics'
import { useFrontDoor } from '../engine/http/frontDoor'
import { writeFile } from 'node:fs/promises'

/**
 * The engine's HTTP server. Our guards run before everything of the engine: nobody reaches a body
 * parser or a route of /vendor or /admin without having been let in.
 */
async function serve(): Promise<void> {
  const app = express()
  app.disable('x-powered-by')
  let loaded: MedusaContainer | null = null
  let stopping = false
  // A connection that stayed open would be closed under a request of its next use.
  app.use((_request, response, next) => {
    if (stopping) response.set('connection', 'close')
    next()
  })
  answerHealth(
    app,
    () => loaded,
    () => stopping,
  )
  const metrics = createMetrics()
  const door = useFrontDoor(app, handlers, metrics.seen)
  const { container, shutdown } = await loadEngine({ directory: process.cwd(), expressApp: app })
  const knex: Knex = container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  boundDatabaseWait(knex)
  keepValuesFromErrors(knex)
  await offerPix(knex, isPixOffered(new Date()))
  const stopFollowing = await followSite(knex)
  door.open(container)
  loaded = container
  if (env.WINEX_METRICS_PORT)
    await metrics.listen(container, env.WINEX_METRICS_PORT, env.WINEX_METRICS_HOST)
  if (env.WINEX_ROUTE_TABLE) await writeRouteTable(app, env.WINEX_ROUTE_TABLE)

  const server = createServer(app)
  server.requestTimeout = 60_000
  server.headersTimeout = 15_000
  // The gateway keeps its connections for less time than this, so it never writes to a closed one.
  server.keepAliveTimeout = 75_000
  const stopMail = startMailDelivery(container)

  const close = (): void => {
    // Longer than a mail server may take (mailSenders): what it has accepted is written down, and not sent again.
    const forced = setTimeout(() => process.exit(1), 25_000)
    forced.unref()
    const mailed = stopMail()
    server.closeIdleConnections()
    server.close(() => {
      void Promise.all([mailed, stopFollowing()])
        .then(shutdown)
        .finally(() => process.exit(0))
    })
    setTimeout(() => server.closeAllConnections(), 5000).unref()
  }
  const stop = (): void => {
    if (stopping) return
    stopping = true
    setTimeout(close, env.WINEX_DRAIN_SECONDS * 1000)
  }
  process.on('SIGTERM', stop)
  process.on('SIGINT', stop)
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(env.WINEX_ENGINE_PORT, env.WINEX_ENGINE_HOST, resolve)
  })
  console.log(`engine ready on ${env.WINEX_ENGINE_HOST}:${env.WINEX_ENGINE_PORT}`)
}

serve().catch((error: unknown) => {
  logError('start', error)
  process.exit(1)
})

/** One live route of the engine. */
interface LiveRoute {
  method: string
  path: string
}

interface Layer {
  route?: { path: string; methods: Record<string, boolean>; stack: { handle: { name: string } }[] }
}

/** Writes every registered route as JSON, for the suite that tries them all (issue 2, item 10). */
async function writeRouteTable(app: Express, file: string): Promise<void> {
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
