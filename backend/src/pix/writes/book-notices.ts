import type { Knex } from '@medusajs/framework/mikro-orm/knex'
import type { MedusaContainer } from '@medusajs/framework/types'
import { ContainerRegistrationKeys } from '@medusajs/framework/utils'
import { runStatement } from '../../engine/database/runStatement'
import { logError } from '../../engine/errors/logError'
import { mustBank } from '../bank/theBank'
import { bookReceipt } from './book-receipt'
import { inParts } from './inParts'
import { takeDue } from './takeDue'

const BATCH = 20
/** The bank has not heard of a payment so many times: what told us of it was wrong. */
const UNHEARD_TRIES = 6

let underWay: Promise<void> | undefined
let asked = false

/**
 * Asks the bank about each payment in the line and books what it answers, until nothing is due. Called while it is at work it goes
 * round once more, so that what came in meanwhile does not wait for the next job.
 */
export function bookNotices(container: MedusaContainer): Promise<void> {
  asked = true
  underWay ??= (async () => {
    while (asked) {
      asked = false
      await bookAll(container)
    }
  })().finally(() => (underWay = undefined))
  return underWay
}

async function bookAll(container: MedusaContainer): Promise<void> {
  const knex: Knex = container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  for (;;) {
    const due = await takeDue(knex, 'pix_notice', BATCH)
    if (due.length === 0) return
    await inParts(due, (id) => bookNotice(container, knex, id))
  }
}

async function bookNotice(container: MedusaContainer, knex: Knex, id: string): Promise<void> {
  try {
    const pix = await mustBank().readPix(id)
    if (pix) {
      await bookReceipt(container, pix)
      // not what was told of again meanwhile: it is due, and no longer leased
      await runStatement(
        knex,
        'delete from pix_notice where end_to_end_id = $1 and next_try_at > now()',
        [id],
      )
    } else {
      // a bank may tell of it a moment before it answers for it
      await knex('pix_notice')
        .where({ end_to_end_id: id })
        .where('tries', '>=', UNHEARD_TRIES)
        .delete()
      await tryLater(knex, id)
    }
  } catch (error) {
    logError('asking for a payment', error, { end_to_end_id: id })
    await tryLater(knex, id)
  }
}

const tryLater = (knex: Knex, id: string) =>
  runStatement(
    knex,
    `update pix_notice set next_try_at = now() + make_interval(secs => least(300, 2 ^ least(tries, 9)))
      where end_to_end_id = $1`,
    [id],
  )
