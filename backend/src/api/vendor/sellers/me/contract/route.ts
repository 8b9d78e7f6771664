import type { MedusaRequest, MedusaResponse } from '@medusajs/framework/http'
import { ownContract } from '../../../../../http/ownContract'

/** GET /vendor/sellers/me/contract: the text as signed, or as it stands today (R34). */
export async function GET(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  response.json({ contract: await ownContract(request) })
}
