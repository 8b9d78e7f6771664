import type { Knex } from '@medusajs/framework/mikro-orm/knex'
import type { MedusaContainer } from '@medusajs/framework/types'
import { ContainerRegistrationKeys } from '@medusajs/framework/utils'
import { createServer, type Server } from 'node:http'
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import { runStatement } from '../engine/database/runStatement'
import { logError } from '../engine/errors/logError'
import type { AnswerSeen } from '../engine/http/frontDoor'
import { env, hasPix } from '../env'
import { mailQueue, type MailQueue } from '../modules/mail-outbox/mailQueue'
import { watchPix } from './pixMetrics'

/** knex' pool, of which its types say nothing. */
interface Pool {
  numUsed: () => number
  numFree: () => number
  numPendingAcquires: () => number
}

export interface Metrics {
  /** Counts one answer. */
  seen: (answer: AnswerSeen) => void
  /** Serves GET /metrics in Prometheus' text format. */
  listen: (container: MedusaContainer, port: number, host: string) => Promise<Server>
}

/**
 * What there is to watch of one engine: requests by declared route and status, the process (memory, event loop, garbage
 * collection), the pool, mails, imports, and the bank where PIX is configured. Labels hold names of routes and of states, never a person's data.
 */
export function createMetrics(): Metrics {
  const register = new Registry()
  const requests = new Histogram({
    name: 'winex_request_duration_seconds',
    help: 'Time from the first byte of a request to the end of its answer',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10],
    registers: [register],
  })
  return {
    seen: ({ method, route, status, seconds }) =>
      requests.observe({ method, route, status: String(status) }, seconds),
    listen: async (container, port, host) => {
      collectDefaultMetrics({ register })
      const knex: Knex = container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
      watchDatabase(register, knex)
      if (hasPix(env)) watchPix(register, knex)
      const server = createServer((request, response) => {
        if (request.method !== 'GET' || request.url !== '/metrics') {
          response.writeHead(404).end()
          return
        }
        register.metrics().then(
          (text) => response.writeHead(200, { 'content-type': register.contentType }).end(text),
          (error: unknown) => {
            logError('metrics', error)
            response.writeHead(503).end()
          },
        )
      })
      await new Promise<void>((done, fail) => {
        server.once('error', fail)
        server.listen(port, host, done)
      })
      return server
    },
  }
}

function watchDatabase(register: Registry, knex: Knex): void {
  const { pool } = knex.client as { pool: Pool }
  new Gauge({
    name: 'winex_database_connections',
    help: 'Connections of the pool that are used or free, and requests that wait for one',
    labelNames: ['state'],
    registers: [register],
    collect() {
      this.set({ state: 'used' }, pool.numUsed())
      this.set({ state: 'free' }, pool.numFree())
      this.set({ state: 'waited_for' }, pool.numPendingAcquires())
    },
  })
  // Gauges of one reading are collected at the same time: each that set another one's value would set it for the next reading.
  let asked: Promise<MailQueue> | undefined
  const queue = (): Promise<MailQueue> =>
    (asked ??= mailQueue(knex).finally(() => (asked = undefined)))
  new Gauge({
    name: 'winex_mails',
    help: 'Mails that wait to be sent, and those that were given up',
    labelNames: ['state'],
    registers: [register],
    async collect() {
      const { waiting, givenUp } = await queue()
      this.set({ state: 'waiting' }, waiting)
      this.set({ state: 'given_up' }, givenUp)
    },
  })
  new Gauge({
    name: 'winex_mail_oldest_due_seconds',
    help: 'How long the first mail that is due has been due',
    registers: [register],
    async collect() {
      this.set((await queue()).oldestSeconds)
    },
  })
  new Gauge({
    name: 'winex_imports',
    help: 'Imports of spreadsheets of the last day by state',
    labelNames: ['state'],
    registers: [register],
    async collect() {
      this.reset()
      const states = await runStatement<{ state: string; count: number }>(
        knex,
        `select status as state, count(*)::int as count from wine_import
          where updated_at > now() - interval '1 day' group by status`,
      )
      for (const { state, count } of states) this.set({ state }, count)
    },
  })
}
