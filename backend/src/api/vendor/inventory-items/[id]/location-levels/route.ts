import type { MedusaRequest, MedusaResponse } from '@medusajs/framework/http'
import { levelCreateRequest } from '#domain/wire/inventory'
import { vendor } from '../../../../../http/actors'
import { parse } from '../../../../../http/parse'
import { recordId } from '../../../../../http/recordId'
import { vendorActor } from '../../../../../http/vendorActor'
import { setStock } from '../../../../../workflows/inventory/set-stock'

/** POST /vendor/inventory-items/{id}/location-levels: the stock at a location, made or set (spec §7, R22). */
export async function POST(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  const body = parse(levelCreateRequest, request.body)
  response.json(
    await setStock(request.scope, {
      sellerId: vendor(request).seller.id,
      inventoryItemId: recordId(request),
      locationId: body.location_id,
      variantId: body.variant_id,
      stockedQuantity: body.stocked_quantity,
      expectedStockedQuantity: body.expected_stocked_quantity,
      actor: vendorActor(request),
    }),
  )
}
