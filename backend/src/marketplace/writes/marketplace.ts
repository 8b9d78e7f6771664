import { ENGINE_BRAZIL } from '#domain/values/engineCountry'

/** Fixed names by which the setup and the workflows find the shop's parts again. */
export const marketplace = {
  storeName: 'winex',
  currency: 'brl',
  regionName: 'Brasil',
  country: ENGINE_BRAZIL,
  paymentProvider: 'pp_system_default',
  taxProvider: 'tp_system',
  fulfillmentProvider: 'seller-freight_table',
  shippingProfile: 'Garrafas',
} as const
