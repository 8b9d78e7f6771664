import type { MedusaContainer } from '@medusajs/framework/types'
import { ContainerRegistrationKeys, Modules } from '@medusajs/framework/utils'
import { chooseDelivery, choosePayment, completeCart, openCart, openPayment } from '../../checkout'
import { marketplace } from '../../marketplace'
import type { PlannedOrder } from './demoPlan'
import type { LoadedSeller } from './loadSellers'

/** An order of the demonstration with the id it got. */
export interface PlacedOrder {
  plan: PlannedOrder
  orderId: string
}

interface Shop {
  /** By SKU. */
  variants: Map<string, string>
  /** Delivery of a producer, by the producer's key. */
  shippingOptions: Map<string, string>
}

/**
 * Places the orders as a buyer does: cart, delivery, payment session, completion. One after the
 * other, so that order numbers follow the dates.
 */
export async function placeOrders(
  container: MedusaContainer,
  sellers: readonly LoadedSeller[],
  plans: readonly PlannedOrder[],
): Promise<PlacedOrder[]> {
  const shop = await findShop(container, sellers)
  const placed: PlacedOrder[] = []
  for (const plan of plans) {
    const cartId = await fillCart(container, shop, plan)
    placed.push({
      plan,
      orderId: await completeCart(container, cartId, { metadata: { demo_key: plan.key } }),
    })
  }
  return placed
}

async function findShop(
  container: MedusaContainer,
  sellers: readonly LoadedSeller[],
): Promise<Shop> {
  const [variants, { data: locations }] = await Promise.all([
    container
      .resolve(Modules.PRODUCT)
      .listProductVariants({}, { select: ['id', 'sku'], take: 1000 }),
    container.resolve(ContainerRegistrationKeys.QUERY).graph({
      entity: 'stock_location',
      fields: ['id', 'fulfillment_sets.service_zones.shipping_options.id'],
      filters: { id: sellers.map((seller) => seller.stockLocationId) },
    }),
  ])
  return {
    variants: new Map(variants.map(({ sku, id }) => [sku ?? '', id])),
    shippingOptions: new Map(
      sellers.map(({ plan, stockLocationId }) => {
        const location = locations.find(({ id }) => id === stockLocationId)
        return [
          plan.key,
          location?.fulfillment_sets?.[0]?.service_zones?.[0]?.shipping_options?.[0]?.id ?? '',
        ]
      }),
    ),
  }
}

/** @returns the id of a cart that is ready to be completed */
async function fillCart(
  container: MedusaContainer,
  shop: Shop,
  plan: PlannedOrder,
): Promise<string> {
  const cartId = await openCart(container, {
    email: plan.email,
    tax_id: plan.tax_id,
    shipping_address: plan.address,
    billing_address: plan.address,
    items: plan.items.map(({ sku, quantity }) => ({
      variant_id: shop.variants.get(sku) ?? '',
      quantity,
    })),
  })
  await chooseDelivery(container, {
    cartId,
    optionId: shop.shippingOptions.get(plan.seller) ?? '',
  })
  const collectionId = await openPayment(container, cartId)
  await choosePayment(container, { collectionId, providerId: marketplace.paymentProvider })
  return cartId
}
