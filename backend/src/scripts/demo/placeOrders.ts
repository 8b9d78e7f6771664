import type { MedusaContainer } from '@medusajs/framework/types'
import { ContainerRegistrationKeys, Modules } from '@medusajs/framework/utils'
import {
  completeCartWorkflow,
  createCartWorkflow,
  createPaymentCollectionForCartWorkflow,
  createPaymentSessionsWorkflow,
} from '@medusajs/medusa/core-flows'
import { findMarketplace } from '../../workflows/setup/find-marketplace'
import { marketplace } from '../../workflows/setup/marketplace'
import type { PlannedOrder } from './demoPlan'
import type { LoadedSeller } from './loadSellers'

/** An order of the demonstration with the id it got. */
export interface PlacedOrder {
  plan: PlannedOrder
  orderId: string
}

interface Shop {
  regionId: string
  salesChannelId: string
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
    const { result } = await completeCartWorkflow(container).run({
      input: { id: await fillCart(container, shop, plan) },
    })
    placed.push({ plan, orderId: result.id })
  }
  return placed
}

async function findShop(
  container: MedusaContainer,
  sellers: readonly LoadedSeller[],
): Promise<Shop> {
  const [{ salesChannelId }, [region], variants, { data: locations }] = await Promise.all([
    findMarketplace(container),
    container.resolve(Modules.REGION).listRegions({ name: marketplace.regionName }),
    container
      .resolve(Modules.PRODUCT)
      .listProductVariants({}, { select: ['id', 'sku'], take: 1000 }),
    container.resolve(ContainerRegistrationKeys.QUERY).graph({
      entity: 'stock_location',
      fields: ['id', 'fulfillment_sets.service_zones.shipping_options.id'],
      filters: { id: sellers.map((seller) => seller.stockLocationId) },
    }),
  ])
  if (!region) throw new Error('The marketplace has no region: run the migration')
  return {
    regionId: region.id,
    salesChannelId,
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
  const { result: cart } = await createCartWorkflow(container).run({
    input: {
      region_id: shop.regionId,
      sales_channel_id: shop.salesChannelId,
      currency_code: marketplace.currency,
      email: plan.email,
      shipping_address: plan.address,
      billing_address: plan.address,
      items: plan.items.map(({ sku, quantity }) => ({
        variant_id: shop.variants.get(sku) ?? '',
        quantity,
      })),
      metadata: { demo_key: plan.key },
    },
  })
  // The workflow for this works every delivery's price out anew: as long as all other steps together.
  await container.resolve(Modules.CART).addShippingMethods(cart.id, [
    {
      name: 'Entrega padrão',
      shipping_option_id: shop.shippingOptions.get(plan.seller) ?? '',
      amount: marketplace.shippingPrice,
    },
  ])
  await createPaymentCollectionForCartWorkflow(container).run({ input: { cart_id: cart.id } })
  const { data } = await container.resolve(ContainerRegistrationKeys.QUERY).graph({
    entity: 'cart_payment_collection',
    fields: ['payment_collection_id'],
    filters: { cart_id: cart.id },
  })
  await createPaymentSessionsWorkflow(container).run({
    input: {
      payment_collection_id: data[0]?.payment_collection_id ?? '',
      provider_id: marketplace.paymentProvider,
    },
  })
  return cart.id
}
