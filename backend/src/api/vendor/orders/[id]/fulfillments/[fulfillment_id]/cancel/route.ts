import type { MedusaRequest, MedusaResponse } from '@medusajs/framework/http'
import { emptyRequest } from '#domain/wire/common'
import { orderActInput } from '../../../../../../../http/orderActInput'
import { parse } from '../../../../../../../http/parse'
import { recordId } from '../../../../../../../http/recordId'
import { findOrder } from '../../../../../../../read-models/findOrder'
import { cancelFulfillment } from '../../../../../../../workflows/fulfillments/cancel-fulfillment'

/** POST /vendor/orders/{id}/fulfillments/{fid}/cancel (spec §7). */
export async function POST(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  const input = { ...orderActInput(request), fulfillmentId: recordId(request, 'fulfillment_id') }
  parse(emptyRequest, request.body)
  await cancelFulfillment(request.scope, input)
  response.json({ order: await findOrder(request.scope, input.orderId, input.sellerId) })
}
