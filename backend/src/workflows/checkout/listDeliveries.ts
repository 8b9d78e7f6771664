import type { MedusaContainer } from '@medusajs/framework/types'
import { ContainerRegistrationKeys, QueryContext } from '@medusajs/framework/utils'
import { AppError } from '../../errors/AppError'
import { deliveriesOf } from './deliveriesOf'

/** A delivery as the engine's store API words it; the amount is decimal reais, as everywhere in that API. */
export interface Delivery {
  id: string
  name: string
  price_type: string
  amount: number
  provider_id: string | null
  shipping_profile_id: string | null
  data: unknown
  type: { id: string; label: string; description: string | null; code: string } | null
}

/**
 * The deliveries that a cart can choose, with the price in the cart's currency.
 *
 * @throws AppError not_found for a missing cart
 */
export async function listDeliveries(
  container: MedusaContainer,
  cartId: string,
): Promise<Delivery[]> {
  const cart = (await container
    .resolve(ContainerRegistrationKeys.PG_CONNECTION)('cart')
    .where({ id: cartId })
    .whereNull('deleted_at')
    .first('currency_code', 'region_id')) as
    { currency_code: string; region_id: string | null } | undefined
  if (!cart) throw AppError.notFound()
  const ids = await deliveriesOf(container, cartId)
  if (ids.length === 0) return []
  const { data } = await container.resolve(ContainerRegistrationKeys.QUERY).graph({
    entity: 'shipping_option',
    fields: [
      'id',
      'name',
      'price_type',
      'provider_id',
      'shipping_profile_id',
      'data',
      'type.id',
      'type.label',
      'type.description',
      'type.code',
      'calculated_price.*',
    ],
    filters: { id: ids },
    context: { calculated_price: QueryContext({ ...cart }) },
  })
  return data.map((option) => {
    const { calculated_price, ...rest } = option as unknown as Delivery & {
      calculated_price?: { calculated_amount?: number | string | null } | null
    }
    return { ...rest, amount: Number(calculated_price?.calculated_amount ?? 0) }
  })
}
