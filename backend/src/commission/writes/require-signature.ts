import type { Knex } from '@medusajs/framework/mikro-orm/knex'
import type { Actor } from '../../engine/actor/actor'
import { recordAudit } from '../../engine/audit/recordAudit'

/**
 * Asks a seller to sign again, because the commission changed: inside the transaction that changes it, so that rate
 * and signature never disagree. What was signed stays on record (R34). Locks the seller's row, as signing does; call
 * it before or after the change, but lock the seller (`select … for update`) before reading the old rate.
 *
 * @param actor who changed the commission
 * @returns true when a signature was in force until now
 */
export async function requireSignature(
  transaction: Knex,
  { sellerId, actor }: { sellerId: string; actor: Actor },
): Promise<boolean> {
  const seller = (await transaction('seller')
    .where({ id: sellerId, contract_signed: true })
    .whereNull('deleted_at')
    .forUpdate()
    .first('contract_signed_at')) as { contract_signed_at: Date | null } | undefined
  if (!seller) return false
  await transaction('seller').where({ id: sellerId }).update({
    contract_signed: false,
    contract_signed_at: null,
    updated_at: transaction.fn.now(),
  })
  await recordAudit(transaction, {
    actor,
    action: 'contract.signature_required',
    resource: 'seller',
    resourceId: sellerId,
    sellerId,
    before: { contract_signed: true, contract_signed_at: seller.contract_signed_at },
    after: { contract_signed: false },
  })
  return true
}
