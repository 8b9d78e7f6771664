import type { MedusaRequest, MedusaResponse } from '@medusajs/framework/http'
import { shipmentCreateRequest } from '#domain/wire/fulfillment'
import { orderActInput } from '../../../../../../../http/orderActInput'
import { parse } from '../../../../../../../http/parse'
import { recordId } from '../../../../../../../http/recordId'
import { findOrder } from '../../../../../../../read-models/findOrder'
import { shipFulfillment } from '../../../../../../../workflows/fulfillments/ship-fulfillment'

/** POST /vendor/orders/{id}/fulfillments/{fid}/shipments (spec §7). */
export async function POST(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  const input = {
    ...orderActInput(request),
    fulfillmentId: recordId(request, 'fulfillment_id'),
    request: parse(shipmentCreateRequest, request.body),
  }
  await shipFulfillment(request.scope, input)
  response.json({ order: await findOrder(request.scope, input.orderId, input.sellerId) })
}
