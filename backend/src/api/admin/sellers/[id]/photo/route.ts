import type { MedusaRequest, MedusaResponse } from '@medusajs/framework/http'
import { ContainerRegistrationKeys } from '@medusajs/framework/utils'
import { adminPhotoPresignRequest } from '#domain/wire/image'
import { staffMember } from '../../../../../http/actors'
import { parse } from '../../../../../http/parse'
import { recordId } from '../../../../../http/recordId'
import { findSeller } from '../../../../../read-models/findSeller'
import { presignUpload } from '../../../../../workflows/image/presign-upload'

/** POST /admin/sellers/{id}/photo: an address for one PUT; the seller's update then saves `url` (spec §7). */
export async function POST(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  staffMember(request)
  const knex = request.scope.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  const { id: sellerId } = await findSeller(knex, recordId(request))
  const { contentType, size } = parse(adminPhotoPresignRequest, request.body)
  response.json(
    await presignUpload(request.scope, { sellerId, purpose: 'staff_photo', contentType, size }),
  )
}
