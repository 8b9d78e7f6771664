import type { MedusaRequest, MedusaResponse } from '@medusajs/framework/http'
import { attachRequest } from '#domain/wire/image'
import { vendor } from '../../../../../../http/actors'
import { parse } from '../../../../../../http/parse'
import { recordId } from '../../../../../../http/recordId'
import { vendorActor } from '../../../../../../http/vendorActor'
import { attachImage } from '../../../../../../workflows/image/attach-image'
import { findWine } from '../../../../../../read-models/findWine'

/** POST /vendor/products/{id}/images/attach: an uploaded picture becomes one of the wine's (spec §7). */
export async function POST(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  const { seller } = vendor(request)
  const { url } = parse(attachRequest, request.body)
  const productId = recordId(request)
  await findWine(request.scope, productId, seller.id)
  await attachImage(request.scope, {
    productId,
    sellerId: seller.id,
    url,
    actor: vendorActor(request),
  })
  response.json({ product: await findWine(request.scope, productId, seller.id) })
}
