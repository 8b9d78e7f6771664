import type { MedusaRequest, MedusaResponse } from '@medusajs/framework/http'
import { productStatusRequest } from '#domain/wire/product'
import { vendor } from '../../../../../http/actors'
import { parse } from '../../../../../http/parse'
import { recordId } from '../../../../../http/recordId'
import { vendorActor } from '../../../../../http/vendorActor'
import { findWine } from '../../../../../read-models/findWine'
import { setWineStatus } from '../../../../../workflows/wines/set-wine-status'

/** POST /vendor/products/{id}/status: publish and withdraw (spec §7, R20, R14). */
export async function POST(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  const { seller } = vendor(request)
  const productId = recordId(request)
  const { status } = parse(productStatusRequest, request.body)
  await setWineStatus(request.scope, {
    productId,
    sellerId: seller.id,
    status,
    actor: vendorActor(request),
  })
  response.json({ product: await findWine(request.scope, productId, seller.id) })
}
