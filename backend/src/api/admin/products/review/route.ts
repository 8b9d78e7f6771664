import type { MedusaRequest, MedusaResponse } from '@medusajs/framework/http'
import { productReviewBatchRequest } from '#domain/wire/product'
import { parse } from '../../../../http/parse'
import { staffActor } from '../../../../http/staffActor'
import { reviewWines } from '../../../../workflows/review/review-wines'

/** POST /admin/products/review: one decision for the wines selected in the list (issue 5). */
export async function POST(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  const actor = staffActor(request)
  const batch = parse(productReviewBatchRequest, request.body)
  response.json({ results: await reviewWines(request.scope, batch, actor) })
}
