import type { MedusaRequest, MedusaResponse } from '@medusajs/framework/http'
import { emptyRequest } from '#domain/wire/common'
import { orderActInput } from '../../../../../http/orderActInput'
import { parse } from '../../../../../http/parse'
import { findOrder } from '../../../../../read-models/findOrder'
import { acceptOrder } from '../../../../../workflows/orders/accept-order'

/** POST /vendor/orders/{id}/accept (spec §7). */
export async function POST(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  const input = orderActInput(request)
  parse(emptyRequest, request.body)
  await acceptOrder(request.scope, input)
  response.json({ order: await findOrder(request.scope, input.orderId, input.sellerId) })
}
