import type { MedusaContainer } from '@medusajs/framework/types'
import { ContainerRegistrationKeys } from '@medusajs/framework/utils'
import { needsApproval } from '#domain/sellers/statusSwitch'
import { readStoreStatus, type WireStoreStatus } from '#domain/sellers/storeStatus'
import type { Actor } from '../../engine/actor/actor'
import { AppError } from '../../engine/errors/AppError'
import { lockSeller, switchStatus, wasNeverApproved } from '../../sellers'
import { giveRule } from './create-rule'

/**
 * Approves a registration and gives it its commission, in one transaction. Approving again with the same rate changes
 * nothing.
 *
 * @param rate percent 0-100
 * @throws AppError not_found · conflict for who was approved before, and with `current` when there is another status by now, or
 *   another rate already
 */
export async function approveSeller(
  container: MedusaContainer,
  {
    sellerId,
    rate,
    expectedStatus,
    reason,
    actor,
  }: {
    sellerId: string
    rate: number
    /** The status that was on the screen. */
    expectedStatus: WireStoreStatus
    reason: string | undefined
    actor: Actor
  },
): Promise<void> {
  const knex = container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  await knex.transaction(async (transaction) => {
    const seller = await lockSeller(transaction, sellerId)
    const never_approved = await wasNeverApproved(transaction, sellerId)
    if (
      readStoreStatus(seller.store_status) !== 'active' &&
      !needsApproval({ ...seller, never_approved })
    )
      throw AppError.conflict('Este cadastro não espera por aprovação.')
    await switchStatus(container, transaction, {
      seller,
      storeStatus: 'ACTIVE',
      expectedStatus,
      reason,
      actor,
    })
    await giveRule(transaction, { sellerId, rate, includeTax: false, actor })
  })
}
