import { model } from '@medusajs/framework/utils'

/** Where a seller's money goes, from `usable_at` on; the newest usable one counts. `key` as the banks keep it. */
const PixKey = model.define(
  { name: 'pixKey', tableName: 'pix_key' },
  {
    id: model.id({ prefix: 'pix' }).primaryKey(),
    seller_id: model.text(),
    kind: model.text(),
    key: model.text(),
    usable_at: model.dateTime(),
    created_by: model.text().nullable(),
  },
)

export default PixKey
