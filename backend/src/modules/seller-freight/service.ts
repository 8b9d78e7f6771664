import type {
  CalculatedShippingOptionPrice,
  CreateFulfillmentResult,
} from '@medusajs/framework/types'
import { AbstractFulfillmentProviderService } from '@medusajs/framework/utils'
import { toReais } from '#domain/values/money'

/**
 * The engine's fulfilment provider for deliveries by a seller's freight table (docs/decisions/09-freight.md). It
 * works out prices; parcels are handed to carriers by the sellers themselves.
 */
export default class SellerFreightProvider extends AbstractFulfillmentProviderService {
  static override identifier = 'seller-freight'

  override canCalculate(): Promise<boolean> {
    return Promise.resolve(true)
  }

  /**
   * @param data the freight in cents, as `quoteDeliveries` worked it out
   */
  override calculatePrice(
    _option: Record<string, unknown>,
    data: Record<string, unknown>,
  ): Promise<CalculatedShippingOptionPrice> {
    return Promise.resolve({
      calculated_amount: toReais(Number(data.price)),
      is_calculated_price_tax_inclusive: true,
    })
  }

  override createFulfillment(): Promise<CreateFulfillmentResult> {
    return Promise.resolve({ data: {}, labels: [] })
  }

  override cancelFulfillment(): Promise<object> {
    return Promise.resolve({})
  }
}
