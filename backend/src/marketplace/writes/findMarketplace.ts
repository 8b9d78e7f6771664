import type { MedusaContainer } from '@medusajs/framework/types'
import { Modules } from '@medusajs/framework/utils'
import { marketplace } from './marketplace'

/** Ids of the shop's parts that new sellers and wines are tied to. */
export interface MarketplaceIds {
  salesChannelId: string
  shippingProfileId: string
}

/** @throws Error when the database has not been set up (run the migration) */
export async function findMarketplace(container: MedusaContainer): Promise<MarketplaceIds> {
  const [[store], [profile]] = await Promise.all([
    container.resolve(Modules.STORE).listStores({}, { select: ['default_sales_channel_id'] }),
    container
      .resolve(Modules.FULFILLMENT)
      .listShippingProfiles({ name: marketplace.shippingProfile }),
  ])
  if (!store?.default_sales_channel_id || !profile)
    throw new Error('The marketplace is not set up: run the migration')
  return { salesChannelId: store.default_sales_channel_id, shippingProfileId: profile.id }
}
