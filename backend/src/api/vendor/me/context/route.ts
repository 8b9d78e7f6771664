import type { MedusaRequest, MedusaResponse } from '@medusajs/framework/http'
import { vendor } from '../../../../http/actors'

/** GET /vendor/me/context: is this session still good (spec §7)? */
export function GET(request: MedusaRequest, response: MedusaResponse): void {
  vendor(request)
  response.json({ ok: true })
}
