import type { MedusaRequest, MedusaResponse } from '@medusajs/framework/http'
import { emptyRequest } from '#domain/wire/common'
import { parse } from '../../../../../http/parse'
import { recordId } from '../../../../../http/recordId'
import { staffActor } from '../../../../../http/staffActor'
import { findOrder } from '../../../../../read-models/findOrder'
import { captureOrder } from '../../../../../workflows/payment/capture-order'

/** POST /admin/orders/{id}/capture: takes what the buyer authorized (docs/decisions/051-payment-capture.md). */
export async function POST(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  const actor = staffActor(request)
  const orderId = recordId(request)
  parse(emptyRequest, request.body)
  const sellerId = await captureOrder(request.scope, { orderId, actor })
  response.json({ order: await findOrder(request.scope, orderId, sellerId) })
}
