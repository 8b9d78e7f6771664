import type { MedusaRequest, MedusaResponse } from '@medusajs/framework/http'
import { productReviewRequest } from '#domain/wire/product'
import { parse } from '../../../../../http/parse'
import { recordId } from '../../../../../http/recordId'
import { staffActor } from '../../../../../http/staffActor'
import { findWineForStaff } from '../../../../../read-models/findWineForStaff'
import { reviewWine } from '../../../../../workflows/review/review-wine'

/** POST /admin/products/{id}/review: publish, send back, reject, archive (issue 5). */
export async function POST(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  const actor = staffActor(request)
  const productId = recordId(request)
  const { action, reason, expected_status } = parse(productReviewRequest, request.body)
  await reviewWine(request.scope, {
    productId,
    action,
    reason: reason || undefined,
    expectedStatus: expected_status,
    actor,
  })
  response.json({ product: await findWineForStaff(request.scope, productId) })
}
