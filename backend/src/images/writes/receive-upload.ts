import type { MedusaContainer } from '@medusajs/framework/types'
import { ContainerRegistrationKeys } from '@medusajs/framework/utils'
import { IMAGE_MAX_BYTES } from '#domain/limits'
import { AppError, type ErrorType } from '../../engine/errors/AppError'
import { isSignedBy } from '../../modules/image-storage/signature'
import { imageStorage, type UploadRow } from './imageStorage'
import { refused, storeImage, tooBigMessage } from './storeImage'

export interface ReceivedUpload {
  uploadId: string
  signature: string
  contentType: string
  /** Reads the body; null when it is longer than that many bytes. Rejects when the client goes away. */
  readBody: (maxBytes: number) => Promise<Buffer | null>
}

/** Nothing is wrong with the picture then. */
const repeatable: readonly ErrorType[] = ['unavailable', 'too_many_requests']

const unusable = 'Este endereço de envio não é válido, expirou ou já foi usado.'

/**
 * The embedded storage's side of a signed PUT: once, in time, of the announced type and length, at most 5 MB, and a
 * picture. What is refused leaves nothing behind.
 *
 * @throws AppError forbidden · payload_too_large · invalid_data · too_many_requests or unavailable: then the same may be sent again
 */
export async function receiveUpload(
  container: MedusaContainer,
  received: ReceivedUpload,
): Promise<void> {
  const storage = imageStorage(container)
  const knex = container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  const upload = (await knex('image_upload').where({ id: received.uploadId }).first()) as
    | UploadRow
    | undefined
  if (!storage.isEmbedded || !upload || !isPermitted(storage.signingSecret, upload, received)) {
    throw AppError.forbidden(unusable)
  }
  const claimed = await knex('image_upload')
    .where({ id: upload.id })
    // One that an engine was receiving when it was killed counts as waiting again.
    .andWhereRaw(
      `(state = 'waiting' or state = 'receiving' and updated_at < now() - interval '2 minutes')`,
    )
    .andWhereRaw('expires_at > now()')
    .update({ state: 'receiving', updated_at: knex.fn.now() })
  if (claimed === 0) throw AppError.forbidden(unusable)

  try {
    await readAndStore(container, upload, received)
  } catch (error) {
    // The line broke, or the storage did, or too many wait: the same address may be tried again. What was refused may not.
    if (!(error instanceof AppError) || repeatable.includes(error.type)) {
      await knex('image_upload')
        .where({ id: upload.id, state: 'receiving' })
        .update({ state: 'waiting' })
    }
    throw error
  }
}

async function readAndStore(
  container: MedusaContainer,
  upload: UploadRow,
  received: ReceivedUpload,
): Promise<void> {
  const bytes = await received.readBody(upload.size ?? IMAGE_MAX_BYTES)
  if (bytes === null || (upload.size !== null && bytes.length !== upload.size)) {
    const isTooBig = upload.size === null
    const message = isTooBig
      ? tooBigMessage(upload.purpose)
      : 'O arquivo enviado não tem o tamanho anunciado.'
    if (isTooBig) throw new AppError('payload_too_large', message, { errors: { file: message } })
    throw refused('file', message)
  }
  await storeImage(container, upload, bytes, 'file')
}

function isPermitted(secret: string, upload: UploadRow, received: ReceivedUpload): boolean {
  const signed = {
    id: upload.id,
    sellerId: upload.seller_id,
    key: upload.key,
    contentType: upload.content_type,
    size: upload.size,
    expiresAt: upload.expires_at,
  }
  return (
    received.contentType === upload.content_type && isSignedBy(secret, signed, received.signature)
  )
}
