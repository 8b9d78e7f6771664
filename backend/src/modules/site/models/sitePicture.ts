import { model } from '@medusajs/framework/utils'

/** A picture of a testimonial, named after its content. */
const SitePicture = model.define(
  { name: 'sitePicture', tableName: 'site_picture' },
  { id: model.text().primaryKey() },
)

export default SitePicture
