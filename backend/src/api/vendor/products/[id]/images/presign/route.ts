import type { MedusaRequest, MedusaResponse } from '@medusajs/framework/http'
import { presignRequest } from '#domain/wire/image'
import { vendor } from '../../../../../../http/actors'
import { parse } from '../../../../../../http/parse'
import { recordId } from '../../../../../../http/recordId'
import { presignUpload } from '../../../../../../workflows/image/presign-upload'
import { findWine } from '../../../../../../read-models/findWine'

/** POST /vendor/products/{id}/images/presign: an address for one upload (spec §7). */
export async function POST(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  const { seller } = vendor(request)
  const { contentType, size } = parse(presignRequest, request.body)
  const productId = recordId(request)
  await findWine(request.scope, productId, seller.id)
  response.json(
    await presignUpload(request.scope, {
      sellerId: seller.id,
      productId,
      purpose: 'wine',
      contentType,
      size,
    }),
  )
}
