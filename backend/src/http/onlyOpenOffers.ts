import type { Knex } from '@medusajs/framework/mikro-orm/knex'
import type { MedusaNextFunction, MedusaRequest, MedusaResponse } from '@medusajs/framework/http'
import { ContainerRegistrationKeys } from '@medusajs/framework/utils'
import { AppError } from '../errors/AppError'

/**
 * Hides the wines of sellers who are not active from the store's lists and pages (R14). The published wines of such
 * sellers are few, so they are excluded by id: `key` is the filter of the engine's route that takes product ids.
 */
export const onlyOpenOffers =
  (key: 'id' | 'product_id') =>
  async (
    request: MedusaRequest,
    _response: MedusaResponse,
    next: MedusaNextFunction,
  ): Promise<void> => {
    const closed = await closedProducts(request)
    const wanted = request.params.id
    if (wanted && closed.some((one) => one.product_id === wanted || one.variant_id === wanted))
      throw AppError.notFound()
    if (!wanted && closed.length > 0) {
      const filters = (request.filterableFields ??= {})
      const asked = filters[key]
      const hidden = { [key]: { $nin: [...new Set(closed.map((one) => one.product_id))] } }
      if (asked === undefined) Object.assign(filters, hidden)
      else filters.$and = [...((filters.$and as object[] | undefined) ?? []), hidden]
    }
    next()
  }

async function closedProducts(
  request: MedusaRequest,
): Promise<{ product_id: string; variant_id: string }[]> {
  const knex: Knex = request.scope.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  const { rows } = await knex.raw<{ rows: { product_id: string; variant_id: string }[] }>(
    `select p.id as product_id, v.id as variant_id
       from seller s
       join seller_product link on link.seller_id = s.id and link.deleted_at is null
       join product p on p.id = link.product_id and p.status = 'published' and p.deleted_at is null
       join product_variant v on v.product_id = p.id and v.deleted_at is null
      where s.store_status <> 'ACTIVE'`,
  )
  return rows
}
