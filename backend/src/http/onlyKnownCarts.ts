import type { Knex } from '@medusajs/framework/mikro-orm/knex'
import type { MedusaNextFunction, MedusaRequest, MedusaResponse } from '@medusajs/framework/http'
import { ContainerRegistrationKeys } from '@medusajs/framework/utils'
import { AppError } from '../errors/AppError'

/**
 * The engine's removal of a cart's line reads the cart before it knows that there is one, and so answers a missing
 * cart with an internal error: the missing cart is answered here, as every missing record is (R42).
 */
export async function onlyKnownCarts(
  request: MedusaRequest,
  _response: MedusaResponse,
  next: MedusaNextFunction,
): Promise<void> {
  const knex: Knex = request.scope.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  const cart: unknown = await knex('cart')
    .where({ id: request.params.id })
    .whereNull('deleted_at')
    .first('id')
  if (!cart) throw AppError.notFound()
  next()
}
