import type { MedusaContainer } from '@medusajs/framework/types'
import { ContainerRegistrationKeys, Modules } from '@medusajs/framework/utils'
import {
  createShippingOptionsWorkflow,
  deleteFulfillmentSetsWorkflow,
  deleteShippingOptionsWorkflow,
} from '@medusajs/medusa/core-flows'
import { SELLER_MODULE } from '../../modules/seller'
import { findMarketplace } from '../setup/find-marketplace'
import { marketplace } from '../setup/marketplace'

/** Whose stock location it is and where it stands. */
export interface SellerLocationInput {
  sellerId: string
  stockLocationId: string
  name: string
  address: {
    address_1: string
    city: string
    province: string
    postal_code: string
    country_code: string
  }
}

const setName = (sellerId: string): string => `entrega-${sellerId}`

/**
 * The default stock location of a seller (R22) and all that the store API needs to sell from it: sales
 * channel, fulfilment provider, fulfilment set with a zone for Brasil, one flat-priced delivery.
 */
export async function createSellerLocation(
  container: MedusaContainer,
  input: SellerLocationInput,
): Promise<void> {
  const { sellerId, stockLocationId } = input
  const [{ salesChannelId, shippingProfileId }] = await Promise.all([
    findMarketplace(container),
    container.resolve(Modules.STOCK_LOCATION).createStockLocations([
      // The id is chosen beforehand, so that a registration that dies halfway can be cleared away.
      { id: stockLocationId, name: input.name, address: input.address } as { name: string },
    ]),
  ])
  const set = await container.resolve(Modules.FULFILLMENT).createFulfillmentSets({
    name: setName(sellerId),
    type: 'shipping',
    service_zones: [
      {
        name: setName(sellerId),
        geo_zones: [{ type: 'country', country_code: marketplace.country }],
      },
    ],
  })
  await container
    .resolve(ContainerRegistrationKeys.LINK)
    .create(links(sellerId, stockLocationId, salesChannelId, set.id))
  const zone = set.service_zones[0]
  if (!zone) throw new Error('The fulfilment set has no service zone')
  await createShippingOptionsWorkflow(container).run({
    input: [
      {
        name: 'Entrega padrão',
        price_type: 'flat',
        provider_id: marketplace.fulfillmentProvider,
        service_zone_id: zone.id,
        shipping_profile_id: shippingProfileId,
        type: {
          label: 'Entrega padrão',
          description: 'Entrega pela transportadora do produtor',
          code: 'standard',
        },
        prices: [{ currency_code: marketplace.currency, amount: marketplace.shippingPrice }],
        rules: [
          { attribute: 'enabled_in_store', value: 'true', operator: 'eq' },
          { attribute: 'is_return', value: 'false', operator: 'eq' },
        ],
      },
    ],
  })
}

/** Takes everything of createSellerLocation away again, however far it came. */
export async function removeSellerLocation(
  container: MedusaContainer,
  { sellerId, stockLocationId }: Pick<SellerLocationInput, 'sellerId' | 'stockLocationId'>,
): Promise<void> {
  const fulfillment = container.resolve(Modules.FULFILLMENT)
  const sets = await fulfillment.listFulfillmentSets(
    { name: setName(sellerId) },
    { relations: ['service_zones.shipping_options'] },
  )
  const { salesChannelId } = await findMarketplace(container)
  for (const set of sets) {
    const options = set.service_zones.flatMap((zone) =>
      zone.shipping_options.map((option) => option.id),
    )
    if (options.length > 0)
      await deleteShippingOptionsWorkflow(container).run({ input: { ids: options } })
    await container
      .resolve(ContainerRegistrationKeys.LINK)
      .dismiss(links(sellerId, stockLocationId, salesChannelId, set.id))
    await deleteFulfillmentSetsWorkflow(container).run({ input: { ids: [set.id] } })
  }
  await container.resolve(Modules.STOCK_LOCATION).deleteStockLocations([stockLocationId])
}

function links(
  sellerId: string,
  stockLocationId: string,
  salesChannelId: string,
  fulfillmentSetId: string,
): Record<string, Record<string, string>>[] {
  const location = { [Modules.STOCK_LOCATION]: { stock_location_id: stockLocationId } }
  return [
    { [SELLER_MODULE]: { seller_id: sellerId }, ...location },
    { [Modules.SALES_CHANNEL]: { sales_channel_id: salesChannelId }, ...location },
    {
      ...location,
      [Modules.FULFILLMENT]: { fulfillment_provider_id: marketplace.fulfillmentProvider },
    },
    { ...location, [Modules.FULFILLMENT]: { fulfillment_set_id: fulfillmentSetId } },
  ]
}
