import type { Knex } from '@medusajs/framework/mikro-orm/knex'
import type { MedusaContainer } from '@medusajs/framework/types'
import { ContainerRegistrationKeys } from '@medusajs/framework/utils'
import { runStatement } from '../../engine/database/runStatement'
import { mustBank } from '../bank/theBank'
import { bookReceipt } from './book-receipt'
import { endCharge, forgetCharge } from './end-charge'
import { inParts } from './inParts'
import { FIRST_LOOK_SECONDS, putCharge, tryLater } from './put-charge'
import { takeDue } from './takeDue'

const BATCH = 20

/** All charges that are due: put at the bank, asked for, ended, removed there. */
export async function followCharges(container: MedusaContainer): Promise<void> {
  const knex: Knex = container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  for (;;) {
    const due = await takeDue(knex, 'pix_charge', BATCH)
    if (due.length === 0) return
    await follow(container, knex, due)
  }
}

async function follow(container: MedusaContainer, knex: Knex, due: string[]): Promise<void> {
  const charges = await runStatement<{ txid: string; state: string; is_over: boolean }>(
    knex,
    'select txid, state, expires_at <= now() as is_over from pix_charge where txid = any($1)',
    [due],
  )
  await inParts(charges, ({ txid, state, is_over: isOver }) => {
    if (state === 'expired') return forgetCharge(container, txid)
    if (isOver) return endCharge(container, txid)
    return state === 'new' ? putCharge(container, txid) : askForCharge(container, knex, txid)
  })
}

/** So long after their end an engine without a bank ends charges: one beside it that has a bank has done so long before. */
const LEFT_MINUTES = 60

/**
 * Ends what was left open when the operator took the bank away: nobody asks it any more, and the bottles are for sale again. What
 * was paid all the same is 'late' once there is a bank.
 */
export async function endLeftCharges(container: MedusaContainer): Promise<void> {
  const knex: Knex = container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  const left = await runStatement<{ txid: string }>(
    knex,
    `select txid from pix_charge where state in ('new', 'active')
        and expires_at < now() - make_interval(mins => $1) order by next_try_at limit $2`,
    [LEFT_MINUTES, BATCH],
  )
  await inParts(left, ({ txid }) => endCharge(container, txid))
}

/** What the webhook has not told of is found here. */
async function askForCharge(container: MedusaContainer, knex: Knex, txid: string): Promise<void> {
  try {
    const charge = await mustBank().readCharge(txid)
    // by the bank itself, or in its app: nobody can pay it any more
    if (charge?.status.startsWith('REMOVIDA')) return await endCharge(container, txid)
    for (const pix of charge?.pix ?? []) await bookReceipt(container, pix)
    await runStatement(
      knex,
      `update pix_charge set next_try_at = least(expires_at, now() + make_interval(secs => $2 * 2 ^ least(tries, 4)))
        where txid = $1 and state = 'active'`,
      [txid, FIRST_LOOK_SECONDS],
    )
  } catch (error) {
    await tryLater(knex, txid, error)
  }
}
