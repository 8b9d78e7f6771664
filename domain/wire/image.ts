import { z } from 'zod'

import { ADMIN_PHOTO_TYPES, IMAGE_TYPES } from '../imageRules'
import { FILE_NAME_MAX } from '../limits'
import { requiredText } from './common'
import { imageUrl } from './seller'

/** POST /vendor/products/{id}/images/presign, POST /vendor/sellers/me/images. */
export const presignRequest = z.strictObject({
  filename: requiredText(FILE_NAME_MAX),
  contentType: z.enum(IMAGE_TYPES),
})
export type PresignRequest = z.infer<typeof presignRequest>

/** POST /admin/sellers/{id}/photo. */
export const adminPhotoPresignRequest = z.strictObject({
  filename: requiredText(FILE_NAME_MAX),
  contentType: z.enum(ADMIN_PHOTO_TYPES),
})
export type AdminPhotoPresignRequest = z.infer<typeof adminPhotoPresignRequest>

/** `url` repeats publicUrl: spec §7 has the admin photo call return url. */
export const presignResponse = z.object({
  uploadUrl: z.string(),
  publicUrl: z.string(),
  url: z.string().optional(),
})
export type PresignResponse = z.infer<typeof presignResponse>

/** POST /vendor/products/{id}/images/attach. */
export const attachRequest = z.strictObject({ url: imageUrl })
export type AttachRequest = z.infer<typeof attachRequest>
