import { model } from '@medusajs/framework/utils'

/** One permission to upload one picture, and what became of it. */
const ImageUpload = model.define(
  { name: 'imageUpload', tableName: 'image_upload' },
  {
    id: model.id({ prefix: 'upl' }).primaryKey(),
    seller_id: model.text(),
    /** The wine it is for; null for a photo of the seller. */
    product_id: model.text().nullable(),
    /** wine · seller_photo · staff_photo */
    purpose: model.text(),
    /** The finished picture's key in the storage. */
    key: model.text(),
    /** What the client announced, in bytes: the upload must be just that. */
    content_type: model.text(),
    size: model.number().nullable(),
    /** waiting → receiving → stored */
    state: model.text(),
    /** Until when a waiting upload may begin, and a stored one must have found its use. */
    expires_at: model.dateTime(),
  },
)

export default ImageUpload
