import type { MedusaRequest, MedusaResponse } from '@medusajs/framework/http'
import { fulfillmentCreateRequest } from '#domain/wire/fulfillment'
import { idempotencyKey } from '../../../../../http/idempotencyKey'
import { orderActInput } from '../../../../../http/orderActInput'
import { parse } from '../../../../../http/parse'
import { findOrder } from '../../../../../read-models/findOrder'
import { createFulfillment } from '../../../../../workflows/fulfillments/create-fulfillment'

/** POST /vendor/orders/{id}/fulfillments (spec §7); an Idempotency-Key makes a repetition the same package. */
export async function POST(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  const input = {
    ...orderActInput(request),
    idempotencyKey: idempotencyKey(request),
    request: parse(fulfillmentCreateRequest, request.body),
  }
  await createFulfillment(request.scope, input)
  response.json({ order: await findOrder(request.scope, input.orderId, input.sellerId) })
}
