import { z } from 'zod'

import { ADMIN_PHOTO_TYPES, IMAGE_TYPES } from '../wines/imageRules'
import { FILE_NAME_MAX, FREE_TEXT_MAX, IMAGE_MAX_BYTES } from '../limits'
import { requiredText } from '../wire/common'
import { imageUrl } from '../sellers/sellerWire'

/** Bytes of the file; when given, the upload must have exactly this length. */
const uploadSize = (tooBig: string) =>
  z.number().int().min(1).max(IMAGE_MAX_BYTES, { error: tooBig }).optional()

/** POST /vendor/products/{id}/images/presign, POST /vendor/sellers/me/images. */
export const presignRequest = z.strictObject({
  filename: requiredText(FILE_NAME_MAX),
  contentType: z.enum(IMAGE_TYPES, { error: 'Por favor, selecione um arquivo de imagem válido.' }),
  size: uploadSize('A imagem deve ter no máximo 5MB.'),
})
export type PresignRequest = z.infer<typeof presignRequest>

/** POST /admin/sellers/{id}/photo. */
export const adminPhotoPresignRequest = z.strictObject({
  filename: requiredText(FILE_NAME_MAX),
  contentType: z.enum(ADMIN_PHOTO_TYPES, { error: 'Formato invalido. Use JPEG, PNG ou WEBP.' }),
  size: uploadSize('Arquivo excede 5MB.'),
})

/** `url` repeats publicUrl: spec §7 has the admin photo call return url. */
export const presignResponse = z.object({
  uploadUrl: z.string(),
  publicUrl: z.string(),
  url: z.string().optional(),
})
export type PresignResponse = z.infer<typeof presignResponse>

/** POST /vendor/products/{id}/images/attach. */
export const attachRequest = z.strictObject({ url: imageUrl })

/** The signed address of an upload: PUT /files/uploads/{id}?signature=… (and what a storage adds to it). */
export const uploadQuery = z.object({ signature: z.string().max(FREE_TEXT_MAX).default('') })
