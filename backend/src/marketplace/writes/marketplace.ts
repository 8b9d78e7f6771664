import { MANUAL_PAYMENT } from '#domain/orders/orderCapture'
import { ENGINE_BRAZIL } from '#domain/values/engineCountry'

/** Fixed names by which the setup and the workflows find the shop's parts again. */
export const marketplace = {
  storeName: 'winex',
  currency: 'brl',
  regionName: 'Brasil',
  country: ENGINE_BRAZIL,
  paymentProvider: MANUAL_PAYMENT,
  taxProvider: 'tp_system',
  fulfillmentProvider: 'seller-freight_table',
  shippingProfile: 'Garrafas',
} as const
