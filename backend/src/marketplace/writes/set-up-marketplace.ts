import type { MedusaContainer } from '@medusajs/framework/types'
import { Modules } from '@medusajs/framework/utils'
import { createRegionsWorkflow, createTaxRegionsWorkflow } from '@medusajs/medusa/core-flows'
import { marketplace } from './marketplace'

/**
 * Makes what the shop needs once: BRL store, region with its payment provider, tax region, shipping
 * profile. The sales channel and the publishable key are the engine's own defaults, made at boot.
 * Idempotent: runs at every migration.
 */
export async function setUpMarketplace(container: MedusaContainer): Promise<void> {
  await setUpStore(container)
  await setUpRegion(container)
  await setUpTaxRegion(container)
  await setUpShippingProfile(container)
}

async function setUpStore(container: MedusaContainer): Promise<void> {
  const stores = container.resolve(Modules.STORE)
  const [store] = await stores.listStores({}, { relations: ['supported_currencies'] })
  if (!store) throw new Error('The engine has not made its default store')
  const isBrl = store.supported_currencies?.some(
    (currency) => currency.currency_code === marketplace.currency && currency.is_default,
  )
  if (store.name === marketplace.storeName && isBrl) return
  await stores.updateStores(store.id, {
    name: marketplace.storeName,
    supported_currencies: [{ currency_code: marketplace.currency, is_default: true }],
  })
}

async function setUpRegion(container: MedusaContainer): Promise<void> {
  const known = await container
    .resolve(Modules.REGION)
    .listRegions({ name: marketplace.regionName })
  if (known.length > 0) return
  await createRegionsWorkflow(container).run({
    input: {
      regions: [
        {
          name: marketplace.regionName,
          currency_code: marketplace.currency,
          countries: [marketplace.country],
          payment_providers: [marketplace.paymentProvider],
          automatic_taxes: false,
        },
      ],
    },
  })
}

async function setUpTaxRegion(container: MedusaContainer): Promise<void> {
  const known = await container
    .resolve(Modules.TAX)
    .listTaxRegions({ country_code: marketplace.country })
  if (known.length > 0) return
  await createTaxRegionsWorkflow(container).run({
    input: [{ country_code: marketplace.country, provider_id: marketplace.taxProvider }],
  })
}

async function setUpShippingProfile(container: MedusaContainer): Promise<void> {
  const fulfillment = container.resolve(Modules.FULFILLMENT)
  const known = await fulfillment.listShippingProfiles({ name: marketplace.shippingProfile })
  if (known.length > 0) return
  await fulfillment.createShippingProfiles({ name: marketplace.shippingProfile, type: 'default' })
}
