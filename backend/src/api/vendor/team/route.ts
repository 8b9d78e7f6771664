import type { MedusaRequest, MedusaResponse } from '@medusajs/framework/http'
import { ownTeam } from '../../../http/ownTeam'

/** GET /vendor/team: people and open invitations of the caller's seller (issue 6 Team). */
export async function GET(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  response.json(await ownTeam(request))
}
