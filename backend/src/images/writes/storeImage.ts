import type { MedusaContainer } from '@medusajs/framework/types'
import { ContainerRegistrationKeys } from '@medusajs/framework/utils'
import { AppError } from '../../engine/errors/AppError'
import { logError } from '../../engine/errors/logError'
import { outage } from '../../engine/errors/outage'
import { encodeImage, type ImageProblem } from '../../modules/image-storage/encodeImage'
import { imageStorage, thumbnailOf, type UploadRow } from './imageStorage'

/** How long a finished picture may wait for its use before it is cleared away. */
const unusedHours = 24

/**
 * Looks at an uploaded file and, when it is a picture, stores it re-encoded with its small variant (R26).
 *
 * @throws AppError invalid_data in the words of spec §5, at the field `field` · too_many_requests, when too many of the
 *   same seller wait · unavailable when the storage fails
 */
export async function storeImage(
  container: MedusaContainer,
  upload: UploadRow,
  bytes: Buffer,
  field: string,
): Promise<void> {
  const isStaff = upload.purpose === 'staff_photo'
  const encoded = await encodeImage(
    bytes,
    isStaff ? ['png', 'jpeg', 'webp'] : ['png', 'jpeg'],
    // What a seller sends does not keep staff from that seller's photo.
    isStaff ? `staff ${upload.seller_id}` : upload.seller_id,
  )
  if (!encoded.ok) throw imageRefusal(encoded.reason, field, isStaff)
  const { files } = imageStorage(container)
  try {
    await files.store(upload.key, encoded.payload.image)
    await files.store(thumbnailOf(upload.key), encoded.payload.thumbnail)
  } catch (error) {
    logError('storing a picture', error)
    throw outage(error as Record<string, unknown>) ?? tryAgain()
  }
  await container
    .resolve(ContainerRegistrationKeys.PG_CONNECTION)('image_upload')
    .where({ id: upload.id })
    .update({
      state: 'stored',
      expires_at: new Date(Date.now() + unusedHours * 3_600_000),
      updated_at: new Date(),
    })
}

/** Why a picture is not kept, in the words of who sends it (spec §5). */
export function imageRefusal(problem: ImageProblem, field: string, isStaff: boolean): AppError {
  switch (problem) {
    case 'busy':
      return tryAgain()
    case 'too_many_of_one':
      return new AppError(
        'too_many_requests',
        'Há imagens suas na fila. Aguarde alguns segundos e envie esta de novo.',
        { retryAfter: 5 },
      )
    case 'too_many_pixels':
      return refused(field, 'A imagem tem pixels demais. Envie uma de até 50 megapixels.')
    case 'too_much_at_once':
      return refused(
        field,
        'A imagem é progressiva ou entrelaçada e grande demais. Salve-a em resolução menor.',
      )
    case 'not_an_image':
      return refused(
        field,
        isStaff
          ? 'Formato invalido. Use JPEG, PNG ou WEBP.'
          : 'Por favor, selecione um arquivo de imagem válido.',
      )
  }
}

/** Nothing is wrong with the picture: the same upload may be sent again. */
export const tryAgain = (): AppError =>
  new AppError(
    'unavailable',
    'Não foi possível guardar a imagem agora. Tente de novo em instantes.',
    { retryAfter: 5 },
  )

/** 'A imagem deve ter no máximo 5MB.' in the words of who sends it (spec §5). */
export const tooBigMessage = (purpose: UploadRow['purpose']): string =>
  purpose === 'staff_photo' ? 'Arquivo excede 5MB.' : 'A imagem deve ter no máximo 5MB.'

export const refused = (field: string, message: string): AppError =>
  AppError.invalid(message, { [field]: message })
