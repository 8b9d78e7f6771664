import type { MedusaRequest, MedusaResponse } from '@medusajs/framework/http'
import { presignRequest } from '#domain/wire/image'
import { vendor } from '../../../../../http/actors'
import { parse } from '../../../../../http/parse'
import { presignUpload } from '../../../../../workflows/image/presign-upload'

/** POST /vendor/sellers/me/images: an address for one photo of the seller; the profile then saves its publicUrl. */
export async function POST(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  const { contentType, size } = parse(presignRequest, request.body)
  response.json(
    await presignUpload(request.scope, {
      sellerId: vendor(request).seller.id,
      purpose: 'seller_photo',
      contentType,
      size,
    }),
  )
}
