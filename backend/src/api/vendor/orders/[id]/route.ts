import type { MedusaRequest, MedusaResponse } from '@medusajs/framework/http'
import { vendor } from '../../../../http/actors'
import { recordId } from '../../../../http/recordId'
import { findOrder } from '../../../../read-models/findOrder'

/** GET /vendor/orders/{id} (spec §7). */
export async function GET(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  const { seller } = vendor(request)
  response.json({ order: await findOrder(request.scope, recordId(request), seller.id) })
}
