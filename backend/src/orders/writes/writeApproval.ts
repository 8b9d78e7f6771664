import type { Knex } from '@medusajs/framework/mikro-orm/knex'
import { addWorkingDays } from '#domain/freight/promisedDay'
import { readDeliveryTerms } from '#domain/checkout/deliveryTermsWire'
import { runStatement } from '../../engine/database/runStatement'
import { settleNotices } from '../../notices'

/**
 * Writes the seller's answer to an order, where no buyer can write; with an approval begin the days that were promised to
 * the buyer. `actorId` as in the audit trail.
 *
 * @param decidedAt absent: now, by the database's clock
 */
export async function writeApproval(
  transaction: Knex,
  orderId: string,
  approval: 'accepted' | 'rejected',
  actorId: string | null,
  decidedAt: Date | null = null,
): Promise<void> {
  await transaction('order_approval')
    .insert({
      order_id: orderId,
      seller_status: approval,
      actor_id: actorId,
      decided_at: decidedAt ?? transaction.fn.now(),
      promised_on:
        approval === 'accepted' ? await promisedDay(transaction, orderId, decidedAt) : null,
    })
    .onConflict('order_id')
    .merge(['seller_status', 'actor_id', 'decided_at', 'promised_on'])
  await transaction('order').where({ id: orderId }).update({ updated_at: transaction.fn.now() })
  await settleNotices(transaction, { kinds: ASKING_FOR_ANSWER, subjectId: orderId })
}

/** The kinds of notices whose work is the answer to an order. */
export const ASKING_FOR_ANSWER = ['order_placed', 'deadline_near'] as const

/** From the day of the approval in São Paulo; null for an order of before, whose delivery promised nothing. */
async function promisedDay(
  transaction: Knex,
  orderId: string,
  decidedAt: Date | null,
): Promise<string | null> {
  const [row] = await runStatement<{ data: unknown; day: string }>(
    transaction,
    `select m.data, to_char(coalesce($2::timestamptz, now()) at time zone 'America/Sao_Paulo', 'YYYY-MM-DD') as day
       from order_shipping s join order_shipping_method m on m.id = s.shipping_method_id
      where s.order_id = $1 and s.deleted_at is null order by s.version desc, s.created_at limit 1`,
    [orderId, decidedAt],
  )
  const terms = row && readDeliveryTerms(row.data)
  return terms ? addWorkingDays(row.day, terms.handling_days + terms.delivery_days) : null
}
