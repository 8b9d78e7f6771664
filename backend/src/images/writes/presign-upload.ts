import type { MedusaContainer } from '@medusajs/framework/types'
import { ContainerRegistrationKeys, generateEntityId } from '@medusajs/framework/utils'
import type { PresignResponse } from '#domain/images/imageWire'
import { AppError } from '../../engine/errors/AppError'
import { imageStorage, type UploadPurpose } from './imageStorage'
import { removeUnusedImages } from './removeUnusedImages'

/** How long an address waits for its upload, and how many may wait for one seller, so that nobody fills the disk. */
const waitingSeconds = 15 * 60
const waitingMax = 100

const folders = { wine: 'wines', seller_photo: 'sellers', staff_photo: 'sellers' } satisfies Record<
  UploadPurpose,
  string
>

/**
 * Permits one upload (spec §7, R26): an address for one PUT within 15 minutes, bound to seller, key, type and,
 * when known, length; and the address under which the finished picture will be public. The file's name is never
 * used.
 *
 * @throws AppError too_many_requests
 */
export async function presignUpload(
  container: MedusaContainer,
  input: {
    sellerId: string
    productId?: string
    purpose: UploadPurpose
    contentType: string
    /** Bytes. */
    size?: number | undefined
  },
): Promise<PresignResponse> {
  await removeUnusedImages(container)
  const storage = imageStorage(container)
  const knex = container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  const { count } = (await knex('image_upload')
    .where({ seller_id: input.sellerId })
    .whereNot({ state: 'stored' })
    // Older ones wait for nothing but their removal, which the storage may refuse for long.
    .andWhereRaw('created_at > now() - make_interval(secs => ?)', [waitingSeconds])
    .count({ count: '*' })
    .first()) as { count: string }
  if (Number(count) >= waitingMax) {
    throw new AppError('too_many_requests', 'Muitos envios em andamento. Aguarde alguns minutos.', {
      retryAfter: 60,
    })
  }
  const id = generateEntityId(undefined, 'upl')
  const upload = {
    id,
    sellerId: input.sellerId,
    key: `${folders[input.purpose]}/${id}.webp`,
    contentType: input.contentType,
    size: input.size ?? null,
    expiresAt: new Date(Date.now() + waitingSeconds * 1000),
  }
  await knex('image_upload').insert({
    id,
    seller_id: upload.sellerId,
    product_id: input.productId ?? null,
    purpose: input.purpose,
    key: upload.key,
    content_type: upload.contentType,
    size: upload.size,
    state: 'waiting',
    expires_at: upload.expiresAt,
  })
  const publicUrl = storage.files.urlOf(upload.key)
  return { uploadUrl: await storage.files.signUpload(upload), publicUrl, url: publicUrl }
}
