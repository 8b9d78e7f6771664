import type { Knex } from '@medusajs/framework/mikro-orm/knex'
import { Counter, Gauge, Histogram, type Registry } from 'prom-client'
import { certificateDaysLeft, pixState, watchBank, watchUnreadable, type PixState } from '../pix'

/** Calls at the bank, and what is under way with it. */
export function watchPix(register: Registry, knex: Knex): void {
  const calls = new Histogram({
    name: 'winex_pix_call_duration_seconds',
    help: 'Requests to the bank by what was asked and how it ended; open: not sent, as the bank did not answer those before',
    labelNames: ['call', 'outcome'],
    buckets: [0.05, 0.1, 0.25, 0.5, 1, 2.5, 5],
    registers: [register],
  })
  watchBank(({ call, outcome, ms }) => calls.observe({ call, outcome }, ms / 1_000))

  const unreadable = new Counter({
    name: 'winex_pix_unreadable_total',
    help: "Payments of the bank's list and webhook calls that are not as described, counted each time; the engine's log says which",
    labelNames: ['by'],
    registers: [register],
  })
  for (const by of ['list', 'webhook'] as const) unreadable.inc({ by }, 0)
  watchUnreadable((by) => unreadable.inc({ by }))

  // two gauges of one reading
  let asked: Promise<PixState> | undefined
  const state = (): Promise<PixState> =>
    (asked ??= pixState(knex).finally(() => (asked = undefined)))
  new Gauge({
    name: 'winex_pix_waiting',
    help: 'Charges to be paid, payments to be asked for, receipts that staff decide on, refunds under way',
    labelNames: ['what'],
    registers: [register],
    async collect() {
      const { list_seconds: _, ...counts } = await state()
      for (const [what, count] of Object.entries(counts)) this.set({ what }, count)
    },
  })
  new Gauge({
    name: 'winex_pix_list_age_seconds',
    help: "How long ago the bank's list of payments was last read to its end",
    registers: [register],
    async collect() {
      const { list_seconds: seconds } = await state()
      if (seconds === null) this.remove()
      else this.set(seconds)
    },
  })
  new Gauge({
    name: 'winex_pix_certificate_days',
    help: 'Whole days until our certificate for the bank, or that of its signers (WINEX_PIX_CA), ends, below 0 when it has ended; absent where it asks for none',
    registers: [register],
    collect() {
      const days = certificateDaysLeft(new Date())
      if (days === null) this.remove()
      else this.set(days)
    },
  })
}
