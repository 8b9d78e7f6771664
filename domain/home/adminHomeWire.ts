import { z } from 'zod'
import { HOME_QUEUE_KEYS } from './homeQueues'
import { timestamp } from '../wire/common'

/** One month: orders placed and not canceled; sales and commission as the ledger entered them, net of what was given back; cents. */
const monthFigures = z.object({ orders: z.number(), sales: z.number(), commission: z.number() })
export type MonthFigures = z.infer<typeof monthFigures>

/** GET /admin/home: only what the person's role may see. Months and days are those of São Paulo (R52). */
export const adminHomeResponse = z
  .object({
    /** Null for who sees no money. */
    money: z
      .object({
        this_month: monthFigures,
        /** The month before, as far as this one has come. */
        same_days: monthFigures,
        last_month: monthFigures,
        /** Sales of each day of this month, and of that day of the month before; cents. */
        days: z.array(z.object({ day: z.number(), sales: z.number(), before: z.number() })),
      })
      .nullable(),
    /** Whole days until our certificate for the bank ends, for administration when it is soon; below 0 when it has ended. */
    certificate_days: z.number().nullable(),
    /** Only those in which something waits, the most urgent first. */
    queues: z.array(
      z.object({
        queue: z.enum(HOME_QUEUE_KEYS),
        count: z.number(),
        /** Since when the oldest one waits. */
        oldest: timestamp.nullable(),
        /** What all of it comes to, where that is said; cents, below zero for a debt. */
        amount: z.number().nullable(),
      }),
    ),
  })
  .meta({ id: 'AdminHome' })
export type AdminHome = z.infer<typeof adminHomeResponse>
