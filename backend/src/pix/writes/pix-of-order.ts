import { setTimeout as pause } from 'node:timers/promises'
import type { Knex } from '@medusajs/framework/mikro-orm/knex'
import type { MedusaContainer } from '@medusajs/framework/types'
import { ContainerRegistrationKeys } from '@medusajs/framework/utils'
import type { StorePix } from '#domain/checkout/storeCartWire'
import { runStatement } from '../../engine/database/runStatement'
import { makeOrderLink, orderPageUrl } from './makeOrderLink'
import { putNewCharge } from './put-charge'

/** How long the buyer waits for the bank; then the page of the order shows the code once it is there. */
const PATIENCE_MS = 4000

/**
 * What the buyer of a new order needs to pay it by PIX: its charge is put at the bank, and the answer has the code when the bank is
 * quick. Asked for again it puts nothing twice.
 *
 * @returns null for an order that is not paid by PIX
 */
export async function pixOfOrder(
  container: MedusaContainer,
  orderId: string,
): Promise<StorePix | null> {
  const knex: Knex = container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  const before = await findCharge(knex, orderId)
  if (!before) return null
  // goes on after the wait is over, and writes down itself what goes wrong
  if (before.state === 'new')
    await Promise.race([
      putNewCharge(container, orderId),
      pause(PATIENCE_MS, undefined, { ref: false }),
    ])
  const charge = (await findCharge(knex, orderId)) ?? before
  return {
    copy_paste: charge.state === 'active' ? charge.copy_paste : null,
    expires_at: charge.expires_at.toISOString(),
    link: orderPageUrl(await makeOrderLink(knex, orderId)),
  }
}

async function findCharge(knex: Knex, orderId: string) {
  const [charge] = await runStatement<{
    state: string
    copy_paste: string | null
    expires_at: Date
  }>(knex, 'select state, copy_paste, expires_at from pix_charge where order_id = $1', [orderId])
  return charge
}
