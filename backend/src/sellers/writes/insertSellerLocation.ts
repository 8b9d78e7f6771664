import type { Knex } from '@medusajs/framework/mikro-orm/knex'
import { generateEntityId } from '@medusajs/framework/utils'
import { marketplace, type MarketplaceIds } from '../../marketplace'

/** The location's seller and address. */
export interface NewSellerLocation {
  sellerId: string
  name: string
  address: {
    address_1: string
    city: string
    province: string
    postal_code: string
    country_code: string
  }
  shop: MarketplaceIds
}

/**
 * The default stock location of a seller (R22) and all that the store needs to sell from it: sales channel, fulfilment
 * provider, fulfilment set with a zone for Brasil, one delivery priced by the seller's freight table. The rows are those that the engine's own
 * modules and workflows make, written in the caller's transaction; the order tests sell from them.
 */
export async function insertSellerLocation(
  transaction: Knex,
  { sellerId, name, address, shop }: NewSellerLocation,
): Promise<void> {
  const add = async (
    table: string,
    prefix: string,
    row: Record<string, unknown>,
  ): Promise<string> => {
    const id = generateEntityId(undefined, prefix)
    await transaction(table).insert({ id, ...row })
    return id
  }
  const address_id = await add('stock_location_address', 'laddr', address)
  const stock_location_id = await add('stock_location', 'sloc', { name, address_id })
  await add('seller_stock_location', 'link', { seller_id: sellerId, stock_location_id })
  await add('sales_channel_stock_location', 'scloc', {
    sales_channel_id: shop.salesChannelId,
    stock_location_id,
  })
  await add('location_fulfillment_provider', 'locfp', {
    stock_location_id,
    fulfillment_provider_id: marketplace.fulfillmentProvider,
  })
  const zoneName = `entrega-${sellerId}`
  const fulfillment_set_id = await add('fulfillment_set', 'fuset', {
    name: zoneName,
    type: 'shipping',
  })
  await add('location_fulfillment_set', 'locfs', { stock_location_id, fulfillment_set_id })
  const service_zone_id = await add('service_zone', 'serzo', { name: zoneName, fulfillment_set_id })
  await add('geo_zone', 'fgz', {
    type: 'country',
    country_code: marketplace.country,
    service_zone_id,
  })
  const shipping_option_type_id = await add('shipping_option_type', 'sotype', {
    label: 'Entrega padrão',
    description: 'Entrega pela transportadora do produtor',
    code: 'standard',
  })
  const shipping_option_id = await add('shipping_option', 'so', {
    name: 'Entrega padrão',
    price_type: 'calculated',
    service_zone_id,
    shipping_profile_id: shop.shippingProfileId,
    provider_id: marketplace.fulfillmentProvider,
    shipping_option_type_id,
  })
  const rules = { enabled_in_store: 'true', is_return: 'false' }
  for (const [attribute, value] of Object.entries(rules)) {
    await add('shipping_option_rule', 'sorul', {
      attribute,
      operator: 'eq',
      value: JSON.stringify(value),
      shipping_option_id,
    })
  }
}
