import { model } from '@medusajs/framework/utils'

/** A code for the day on which the phone is lost: hashed, single use. */
const RecoveryCode = model.define(
  { name: 'recoveryCode', tableName: 'recovery_code' },
  {
    id: model.id({ prefix: 'rcod' }).primaryKey(),
    auth_identity_id: model.text(),
    code_hash: model.text(),
    used_at: model.dateTime().nullable(),
  },
)

export default RecoveryCode
