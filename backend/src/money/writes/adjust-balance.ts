import type { Knex } from '@medusajs/framework/mikro-orm/knex'
import type { MedusaContainer } from '@medusajs/framework/types'
import { ContainerRegistrationKeys, generateEntityId } from '@medusajs/framework/utils'
import { onceOnly } from '../../engine/database/onceOnly'
import { runStatement } from '../../engine/database/runStatement'
import { AppError } from '../../engine/errors/AppError'
import type { Actor } from '../../engine/actor/actor'
import { recordAudit } from '../../engine/audit/recordAudit'

/** An equal click within so many seconds is the same click (R47). */
const REPETITION_SECONDS = 10

/**
 * Staff give a seller money or take some, with a reason that the seller reads. Available at once.
 *
 * @param cents either sign, not 0
 * @throws AppError not_found for a seller who does not exist, or was erased and owes nothing and is owed nothing
 */
export async function adjustBalance(
  container: MedusaContainer,
  {
    sellerId,
    cents,
    reason,
    idempotencyKey,
    actor,
  }: {
    sellerId: string
    cents: number
    reason: string
    idempotencyKey: string | null
    actor: Actor
  },
): Promise<void> {
  const cameAt = performance.now()
  const knex = container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  await knex.transaction(async (transaction) => {
    const seller = (await transaction('seller')
      .where({ id: sellerId })
      .whereNull('deleted_at')
      .forUpdate()
      .first('tax_id')) as { tax_id: string } | undefined
    // of an erased one only what a late refund left can be cleared: nobody is there to be paid
    if (!seller || (seller.tax_id === '' && (await isSettled(transaction, sellerId))))
      throw AppError.notFound('Vendedor não encontrado')
    await onceOnly(
      transaction,
      {
        scope: [actor.id, 'ledger-adjustment'],
        key: idempotencyKey,
        request: { sellerId, cents, reason },
        repetitionSeconds: REPETITION_SECONDS,
        cameAt,
      },
      async () => {
        const id = generateEntityId(undefined, 'adj')
        await transaction('ledger_entry').insert({
          seller_id: sellerId,
          kind: 'adjustment',
          amount: cents,
          source_id: id,
          reason,
          actor_type: actor.type,
          actor_id: actor.id,
        })
        await recordAudit(transaction, {
          actor,
          action: 'payout.adjust',
          resource: 'seller',
          resourceId: sellerId,
          sellerId,
          after: { amount_cents: cents, reason },
        })
        return id
      },
    )
  })
}

async function isSettled(transaction: Knex, sellerId: string): Promise<boolean> {
  const [row] = await runStatement<{ settled: boolean }>(
    transaction,
    `select coalesce(sum(amount), 0) = 0 as settled from ledger_entry where seller_id = $1`,
    [sellerId],
  )
  return row?.settled ?? true
}
