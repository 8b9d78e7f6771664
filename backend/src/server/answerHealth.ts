import type { Knex } from '@medusajs/framework/mikro-orm/knex'
import type { MedusaContainer } from '@medusajs/framework/types'
import { ContainerRegistrationKeys } from '@medusajs/framework/utils'
import type { Express } from 'express'
import { IMAGE_STORAGE_MODULE } from '../modules/image-storage'
import type ImageStorageModuleService from '../modules/image-storage/service'
import { mailQueue } from '../modules/mail-outbox/mailQueue'

/** What has not answered by then counts as away. */
const patienceMs = 2_000
/** A mail that waits for longer says that nobody sends. */
const mailWaitsMs = 15 * 60 * 1000

/** What of the engine is well. Only the database decides whether it can take requests. */
export interface Readiness {
  status: 'ok' | 'unavailable'
  storage: 'ok' | 'unavailable'
  mail: 'ok' | 'late'
}

/**
 * GET /health: alive, 200 as long as the event loop turns; asks nothing of the database, so that what restarts a dead
 * engine does not restart it for the database's sake. GET /health/ready: 200 when the database answers as well, else
 * 503; one look at a time, however many ask. Until the engine is loaded neither answers 200.
 * @param stopping whether it ends soon and wants no new requests: it lives and is not ready
 */
export function answerHealth(
  app: Express,
  container: () => MedusaContainer | null,
  stopping: () => boolean,
): void {
  let looking: Promise<Readiness> | undefined
  app.get('/health', (_request, response, next) => {
    if (container()) response.json({ status: 'ok' })
    else next()
  })
  app.get('/health/ready', (_request, response, next) => {
    const loaded = container()
    if (!loaded) return next()
    if (stopping()) return void response.status(503).json({ status: 'unavailable' })
    looking ??= look(loaded).finally(() => {
      looking = undefined
    })
    void looking.then((found) => response.status(found.status === 'ok' ? 200 : 503).json(found))
  })
}

async function look(container: MedusaContainer): Promise<Readiness> {
  const knex: Knex = container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  const { files } = container.resolve<ImageStorageModuleService>(IMAGE_STORAGE_MODULE)
  const [queue, storage] = await Promise.all([
    inTime(mailQueue(knex)),
    inTime(files.check().then(() => true)),
  ])
  return {
    status: queue ? 'ok' : 'unavailable',
    storage: storage ? 'ok' : 'unavailable',
    mail: queue && queue.oldestSeconds * 1000 > mailWaitsMs ? 'late' : 'ok',
  }
}

/** Null for what fails or takes too long. */
async function inTime<Value>(work: Promise<Value>): Promise<Value | null> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<null>((done) => {
    timer = setTimeout(() => done(null), patienceMs)
  })
  return Promise.race([work.catch(() => null), late]).finally(() => clearTimeout(timer))
}
