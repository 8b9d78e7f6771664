import type { MedusaContainer } from '@medusajs/framework/types'
import { ContainerRegistrationKeys } from '@medusajs/framework/utils'
import type { WireStoreStatus } from '#domain/sellers/storeStatus'
import { AppError } from '../../errors/AppError'

/**
 * Sets a seller's status; it holds from the seller's next request on (R14). Which change is allowed is
 * the caller's rule (`canSetStoreStatus`).
 *
 * @throws AppError not_found for an unknown seller
 */
export async function setStoreStatus(
  container: MedusaContainer,
  input: { sellerId: string; storeStatus: WireStoreStatus; reason?: string | null },
): Promise<void> {
  const knex = container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  const changed = await knex('seller')
    .where({ id: input.sellerId })
    .whereNull('deleted_at')
    .update({
      store_status: input.storeStatus,
      status_reason: input.reason ?? null,
      updated_at: knex.fn.now(),
    })
  if (changed === 0) throw AppError.notFound('Vendedor nao encontrado.')
}

/** Lets a registered seller publish and sell. */
export async function activateSeller(container: MedusaContainer, sellerId: string): Promise<void> {
  await setStoreStatus(container, { sellerId, storeStatus: 'ACTIVE' })
}
