import { model } from '@medusajs/framework/utils'

/** A reset token, hashed, single use, 15 minutes (R18). */
const PasswordReset = model.define(
  { name: 'passwordReset', tableName: 'password_reset' },
  {
    id: model.id({ prefix: 'prst' }).primaryKey(),
    auth_identity_id: model.text(),
    email: model.text(),
    token_hash: model.text(),
    expires_at: model.dateTime(),
    used_at: model.dateTime().nullable(),
  },
)

export default PasswordReset
