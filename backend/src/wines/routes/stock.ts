import type { Handlers } from '../../engine/http/handlers'
import { setStock } from '../writes/set-stock'

/** The stock of a wine at a location (spec §7, R22). */
export const stockHandlers = {
  'POST /vendor/inventory-items/:id/location-levels': ({
    container,
    seller,
    params,
    body,
    actor,
  }) =>
    setStock(container, {
      sellerId: seller.id,
      inventoryItemId: params.id,
      locationId: body.location_id,
      variantId: body.variant_id,
      stockedQuantity: body.stocked_quantity,
      expectedStockedQuantity: body.expected_stocked_quantity,
      actor,
    }),

  'POST /vendor/inventory-items/:id/location-levels/:location_id': ({
    container,
    seller,
    params,
    body,
    actor,
  }) =>
    setStock(container, {
      sellerId: seller.id,
      inventoryItemId: params.id,
      locationId: params.location_id,
      stockedQuantity: body.stocked_quantity,
      expectedStockedQuantity: body.expected_stocked_quantity,
      actor,
    }),
} satisfies Partial<Handlers>
