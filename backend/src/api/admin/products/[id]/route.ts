import type { MedusaRequest, MedusaResponse } from '@medusajs/framework/http'
import { staffMember } from '../../../../http/actors'
import { recordId } from '../../../../http/recordId'
import { findWineForStaff } from '../../../../read-models/findWineForStaff'

/** GET /admin/products/{id}: any wine, with its seller and the history of its status (spec §7). */
export async function GET(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  staffMember(request)
  response.json({ product: await findWineForStaff(request.scope, recordId(request)) })
}
