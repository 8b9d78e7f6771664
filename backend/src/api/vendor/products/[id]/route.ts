import type { MedusaRequest, MedusaResponse } from '@medusajs/framework/http'
import { productUpdateRequest } from '#domain/wire/product'
import { vendor } from '../../../../http/actors'
import { parse } from '../../../../http/parse'
import { recordId } from '../../../../http/recordId'
import { vendorActor } from '../../../../http/vendorActor'
import { findWine } from '../../../../read-models/findWine'
import { updateWine } from '../../../../workflows/wines/update-wine'

/** GET /vendor/products/{id}: one wine of the caller's seller, variants and levels expanded (spec §7). */
export async function GET(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  const { seller } = vendor(request)
  response.json({ product: await findWine(request.scope, recordId(request), seller.id) })
}

/** POST /vendor/products/{id}: product data, list of images or prices (spec §7). */
export async function POST(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  const { seller } = vendor(request)
  const productId = recordId(request)
  await findWine(request.scope, productId, seller.id)
  await updateWine(request.scope, {
    productId,
    sellerId: seller.id,
    changes: parse(productUpdateRequest, request.body),
    actor: vendorActor(request),
  })
  response.json({ product: await findWine(request.scope, productId, seller.id) })
}
