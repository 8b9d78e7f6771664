import type { Knex } from '@medusajs/framework/mikro-orm/knex'
import { generateEntityId } from '@medusajs/framework/utils'
import type { Actor } from '../../engine/actor/actor'
import { recordAudit } from '../../engine/audit/recordAudit'
import { runStatement } from '../../engine/database/runStatement'
import { AppError } from '../../engine/errors/AppError'

/**
 * The seller whose balance is adjusted, locked until the transaction ends.
 *
 * @throws AppError not_found for a seller who does not exist, or was erased and owes nothing and is owed nothing
 */
export async function lockAdjustable(transaction: Knex, sellerId: string): Promise<void> {
  const seller = (await transaction('seller')
    .where({ id: sellerId })
    .whereNull('deleted_at')
    .forUpdate()
    .first('tax_id')) as { tax_id: string } | undefined
  // of an erased one only what a late refund left can be cleared: nobody is there to be paid
  if (!seller || (seller.tax_id === '' && (await isSettled(transaction, sellerId))))
    throw AppError.notFound('Produtor não encontrado')
}

/**
 * Enters an adjustment in the ledger.
 *
 * @param askedBy e-mail of who asked for it, when the actor is the second person
 * @returns its id
 */
export async function enterAdjustment(
  transaction: Knex,
  {
    sellerId,
    cents,
    reason,
    actor,
    askedBy,
  }: { sellerId: string; cents: number; reason: string; actor: Actor; askedBy?: string },
): Promise<string> {
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
    after: { amount_cents: cents, reason, ...(askedBy ? { asked_by: askedBy } : {}) },
  })
  return id
}

async function isSettled(transaction: Knex, sellerId: string): Promise<boolean> {
  const [row] = await runStatement<{ settled: boolean }>(
    transaction,
    `select coalesce(sum(amount), 0) = 0 as settled from ledger_entry where seller_id = $1`,
    [sellerId],
  )
  return row?.settled ?? true
}
