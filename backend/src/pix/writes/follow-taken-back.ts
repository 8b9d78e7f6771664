import type { MedusaContainer } from '@medusajs/framework/types'
import { ContainerRegistrationKeys } from '@medusajs/framework/utils'
import { PIX_REFUND_DAYS } from '#domain/pix/pixProblems'
import { mustBank } from '../bank/theBank'
import { noteTakenBack } from './noteTakenBack'

const DAY_MS = 24 * 60 * 60 * 1000
/** Not to the present: the bank's clock may be behind, and the next reading has the rest. */
const BEFORE_NOW_MS = 60 * 60 * 1000

/**
 * Reads, a day of the bank's list at a time, of which payments something went back, so that no webhook is needed to see what it
 * gave back by itself. The newest days first, whose money is the likeliest not to be paid out yet: a day that the bank does not
 * list hides only older ones, until tomorrow. It is asked for nothing that may be older than its ninety days.
 *
 * @throws BankError
 */
export async function followTakenBack(container: MedusaContainer): Promise<void> {
  const knex = container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  const end = Date.now() - BEFORE_NOW_MS
  for (let days = 1; days < PIX_REFUND_DAYS; days += 1) {
    const from = new Date(end - days * DAY_MS)
    const listed = mustBank().listPix(from, new Date(from.getTime() + DAY_MS), { isRefunded: true })
    // what cannot be read is noted by the list of what came in
    for await (const pix of listed) if (!('problem' in pix)) await noteTakenBack(knex, pix)
  }
}
