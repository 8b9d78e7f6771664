import type { MedusaContainer } from '@medusajs/framework/types'
import { IMAGE_STORAGE_MODULE } from '../../modules/image-storage'
import type ImageStorageModuleService from '../../modules/image-storage/service'

/** The storage of pictures. */
export const imageStorage = (container: MedusaContainer): ImageStorageModuleService =>
  container.resolve(IMAGE_STORAGE_MODULE)

/** A row of image_upload. */
export interface UploadRow {
  id: string
  seller_id: string
  product_id: string | null
  purpose: UploadPurpose
  key: string
  content_type: string
  size: number | null
  state: 'waiting' | 'receiving' | 'stored'
  expires_at: Date
}

/** What a picture is for: staff may also send WEBP (R26). */
export type UploadPurpose = 'wine' | 'seller_photo' | 'staff_photo'

/** Key of the small variant of a stored picture; other pictures are their own. */
export const thumbnailOf = (keyOrUrl: string): string =>
  keyOrUrl.replace(/(\/upl_\w+)\.webp$/, '$1-thumb.webp')
