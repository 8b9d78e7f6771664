import type { MedusaContainer } from '@medusajs/framework/types'
import { ContainerRegistrationKeys } from '@medusajs/framework/utils'
import { IMAGE_MAX_BYTES } from '#domain/limits'
import { logError } from '../../engine/errors/logError'
import { imageStorage, type UploadPurpose, type UploadRow } from './imageStorage'
import { refused, storeImage, tooBigMessage, tryAgain } from './storeImage'

/**
 * Makes sure that an address names a finished picture which this seller uploaded for this purpose. A picture that
 * went straight to an S3 bucket is read, looked at and re-encoded here; the embedded storage did so as it arrived.
 *
 * @param field where the messages are shown
 * @throws AppError invalid_data for foreign and unknown addresses alike (R42), for what was not uploaded, and for
 *   what is no picture · unavailable when the storage fails: then the same address may be claimed again
 */
export async function claimUpload(
  container: MedusaContainer,
  input: {
    url: string
    sellerId: string
    purposes: readonly UploadPurpose[]
    productId?: string
    field: string
  },
): Promise<void> {
  const storage = imageStorage(container)
  const key = storage.files.keyOf(input.url)
  const upload =
    key === null
      ? undefined
      : ((await container
          .resolve(ContainerRegistrationKeys.PG_CONNECTION)('image_upload')
          .where({ key, seller_id: input.sellerId, product_id: input.productId ?? null })
          .first()) as UploadRow | undefined)
  if (!upload || !input.purposes.includes(upload.purpose)) {
    throw refused(input.field, 'Esta imagem não foi enviada por você.')
  }
  if (upload.state === 'stored') return
  let bytes: Buffer | null
  try {
    bytes = await storage.files.readIncoming(upload.id, IMAGE_MAX_BYTES)
  } catch (error) {
    if (error instanceof RangeError) throw refused(input.field, tooBigMessage(upload.purpose))
    logError('reading an upload', error)
    throw tryAgain()
  }
  if (!bytes) throw refused(input.field, 'A imagem ainda não foi enviada.')
  await storeImage(container, upload, bytes, input.field)
  await storage.files.dropIncoming(upload.id).catch((error: unknown) => {
    // The picture is stored; what is left of the upload is not public and costs only its space.
    logError('dropping an upload', error)
  })
}
