import type { MedusaContainer } from '@medusajs/framework/types'
import { ContainerRegistrationKeys } from '@medusajs/framework/utils'
import {
  canMoveProduct,
  isProductStatus,
  productStatusLabel,
  type ProductStatus,
} from '#domain/wines/productStatus'
import { PUBLISH_ERRORS, publishProblem } from '#domain/wines/wine'
import { AppError } from '../../engine/errors/AppError'
import type { Actor } from '../../engine/actor/actor'
import { lockWine, type LockedWine } from './lockWine'
import { setStatus } from './setStatus'

/**
 * A seller moves a wine (R20, R14): publishing needs an active seller, stock and a retail price, all looked at
 * while nobody can change them. Asking for the status that the wine has already is no error and changes nothing.
 *
 * @returns whether anything changed
 * @throws AppError not_found · forbidden when the seller or the status is staff's to move · conflict when stock
 *   or price are missing, or the step does not exist
 */
export async function setWineStatus(
  container: MedusaContainer,
  input: { productId: string; sellerId: string; status: ProductStatus; actor: Actor },
): Promise<boolean> {
  const knex = container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  return knex.transaction(async (transaction) => {
    const wine = await lockWine(transaction, input.productId, input.sellerId)
    if (wine.status === input.status) return false
    const seller = (await transaction('seller')
      .where({ id: input.sellerId })
      .forShare()
      .first('store_status')) as { store_status: string } | undefined
    refuseMove(wine, input.status, seller ?? {})
    await setStatus(transaction, { wine, status: input.status, actor: input.actor })
    return true
  })
}

function refuseMove(
  wine: LockedWine,
  status: ProductStatus,
  seller: { store_status?: string },
): void {
  if (status === 'published') {
    const problem = publishProblem(wine, seller)
    if (!problem) return
    const message = PUBLISH_ERRORS[problem]
    if (problem === 'no_stock' || problem === 'no_price') throw AppError.conflict(message)
    throw AppError.forbidden(message)
  }
  if (isProductStatus(wine.status) && canMoveProduct('seller', wine.status, status)) return
  if (wine.status === 'rejected' || wine.status === 'archived') {
    throw AppError.forbidden(PUBLISH_ERRORS.staff_status)
  }
  throw AppError.conflict(
    `Um vinho com status ${productStatusLabel(wine.status)} não pode passar para ${productStatusLabel(status)}.`,
  )
}
