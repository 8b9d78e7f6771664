import type { MedusaContainer } from '@medusajs/framework/types'
import { ContainerRegistrationKeys } from '@medusajs/framework/utils'
import { readStoreStatus } from '#domain/sellers/storeStatus'
import type { Actor } from '../../engine/actor/actor'
import { AppError } from '../../engine/errors/AppError'
import { lockSeller, switchStatus } from '../../sellers'
import { giveRule } from './create-rule'

/**
 * Approves a registration and gives it its commission, in one transaction. Approving again with the same rate changes
 * nothing.
 *
 * @param rate percent 0-100
 * @throws AppError not_found · conflict for who is not new, and with `current` when there is another rate already
 */
export async function approveSeller(
  container: MedusaContainer,
  {
    sellerId,
    rate,
    reason,
    actor,
  }: { sellerId: string; rate: number; reason: string | undefined; actor: Actor },
): Promise<void> {
  const knex = container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  await knex.transaction(async (transaction) => {
    const seller = await lockSeller(transaction, sellerId)
    if (!['pending', 'active'].includes(readStoreStatus(seller.store_status)))
      throw AppError.conflict('Este cadastro não espera por aprovação.')
    await switchStatus(container, transaction, {
      seller,
      storeStatus: 'ACTIVE',
      reason,
      actor,
    })
    await giveRule(transaction, { sellerId, rate, includeTax: false, actor })
  })
}
