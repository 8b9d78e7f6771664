import type {
  CalculatedShippingOptionPrice,
  CreateFulfillmentResult,
} from '@medusajs/framework/types'
import { AbstractFulfillmentProviderService, MedusaError } from '@medusajs/framework/utils'
import { quoteFreight, type FreightTable, type Parcel } from '#domain/freight/freightTable'
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
   * @param data the seller's table and the parcel, as `quoteDelivery` sends them
   * @throws MedusaError invalid_data where the table has no price
   */
  override calculatePrice(
    _option: Record<string, unknown>,
    data: Record<string, unknown>,
  ): Promise<CalculatedShippingOptionPrice> {
    const { table, parcel } = data as { table: FreightTable; parcel: Parcel }
    const quoted = quoteFreight(table, parcel)
    if (!quoted.ok) throw new MedusaError(MedusaError.Types.INVALID_DATA, quoted.reason)
    return Promise.resolve({
      calculated_amount: toReais(quoted.quote.price),
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
