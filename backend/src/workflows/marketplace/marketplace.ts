/** Fixed names by which the setup and the workflows find the shop's parts again. */
export const marketplace = {
  storeName: 'winex',
  currency: 'brl',
  regionName: 'Brasil',
  country: 'br',
  paymentProvider: 'pp_system_default',
  taxProvider: 'tp_system',
  fulfillmentProvider: 'manual_manual',
  shippingProfile: 'Garrafas',
  /** Flat price of a delivery, in decimal reais as the engine keeps amounts (R5). */
  shippingPrice: 25,
} as const
