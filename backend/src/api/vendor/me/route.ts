import type { MedusaRequest, MedusaResponse } from '@medusajs/framework/http'
import { vendor } from '../../../http/actors'
import { SELLER_MODULE } from '../../../modules/seller'
import type SellerModuleService from '../../../modules/seller/service'
import { presentSeller, type SellerRow } from '../../../presenters/seller'

/** GET /vendor/me: the signed-in member with the seller (spec §7). */
export async function GET(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  const { member, seller } = vendor(request)
  const sellers: SellerModuleService = request.scope.resolve(SELLER_MODULE)
  const row = (await sellers.retrieveSeller(seller.id)) as SellerRow
  response.json({ member: { ...member, seller: presentSeller(row) } })
}
