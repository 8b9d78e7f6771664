import type { Knex } from '@medusajs/framework/mikro-orm/knex'
import { generateEntityId } from '@medusajs/framework/utils'
import type { Actor } from '../../engine/actor/actor'
import { recordAudit } from '../../engine/audit/recordAudit'

/** What is done once a second person confirms it; a batch by what it was to pay, seller by seller. */
export type Asked =
  | { kind: 'adjustment'; payload: { seller_id: string; reason: string } }
  | { kind: 'batch'; payload: { seller_ids: string[] | null; payouts: number; digest: string } }

/**
 * Writes down what waits for a second person of the staff, instead of doing it. The same batch asked for again is the one
 * that waits already.
 *
 * @returns id of the approval
 */
export async function askSecondPerson(
  transaction: Knex,
  { cents, actor, ...asked }: Asked & { cents: number; actor: Actor },
): Promise<string> {
  const { kind, payload } = asked
  if (kind === 'batch') {
    const waiting = (await transaction('money_approval')
      .where({ kind, cents })
      .whereNull('decision')
      .whereRaw(`payload ->> 'digest' = ?`, [payload.digest])
      .first('id')) as { id: string } | undefined
    if (waiting) return waiting.id
  }
  const id = generateEntityId(undefined, 'mapr')
  await transaction('money_approval').insert({
    id,
    kind,
    payload: JSON.stringify(payload),
    cents,
    asked_by: actor.id,
    asked_by_email: actor.email,
  })
  await recordAudit(transaction, {
    actor,
    action: 'payout.ask',
    resource: 'money_approval',
    resourceId: id,
    sellerId: kind === 'adjustment' ? payload.seller_id : null,
    after: {
      amount_cents: cents,
      ...(kind === 'adjustment' ? { reason: payload.reason } : { payouts: payload.payouts }),
    },
  })
  return id
}

/** Whether what was made is an approval that somebody has to give. */
export const isApproval = async (transaction: Knex, id: string): Promise<boolean> =>
  (await transaction('money_approval').where({ id }).first('id')) !== undefined
