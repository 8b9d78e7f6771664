import type { Knex } from '@medusajs/framework/mikro-orm/knex'
import type { MedusaContainer } from '@medusajs/framework/types'
import { ContainerRegistrationKeys } from '@medusajs/framework/utils'
import type { Express } from 'express'

/** The database counts as away when it has not answered by then. */
const patienceMs = 2_000

/**
 * GET /health: alive, 200 as long as the event loop turns; asks nothing of the database, so that whoever restarts what
 * is dead does not restart it for the database's sake. GET /health/ready: 200 when the database answers as well, else
 * 503; one question at a time, however many ask. Until the engine is loaded neither answers 200.
 */
export function answerHealth(app: Express, container: () => MedusaContainer | null): void {
  let asked: Promise<boolean> | undefined
  app.get('/health', (_request, response, next) => {
    if (container()) response.json({ status: 'ok' })
    else next()
  })
  app.get('/health/ready', (_request, response, next) => {
    const knex = container()?.resolve<Knex>(ContainerRegistrationKeys.PG_CONNECTION)
    if (!knex) return next()
    asked ??= databaseAnswers(knex).finally(() => {
      asked = undefined
    })
    void asked.then((database) =>
      response.status(database ? 200 : 503).json({ status: database ? 'ok' : 'unavailable' }),
    )
  })
}

async function databaseAnswers(knex: Knex): Promise<boolean> {
  const answered = Promise.resolve(knex.raw('select 1')).then(
    () => true,
    () => false,
  )
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<boolean>((done) => {
    timer = setTimeout(() => done(false), patienceMs)
  })
  return Promise.race([answered, late]).finally(() => clearTimeout(timer))
}
