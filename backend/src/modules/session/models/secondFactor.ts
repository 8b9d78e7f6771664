import { model } from '@medusajs/framework/utils'

/** The authenticator app of a person. Secrets are sealed with a key of the installation. */
const SecondFactor = model.define(
  { name: 'secondFactor', tableName: 'second_factor' },
  {
    id: model.id({ prefix: 'sfac' }).primaryKey(),
    auth_identity_id: model.text(),
    sealed_secret: model.text().nullable(),
    /** Since when sign-ins ask for a code; null before the first code was right. */
    set_at: model.dateTime().nullable(),
    /** The period of the last accepted code: that code, and older ones, are used up. */
    last_period: model.number().nullable(),
    /** A secret that waits for its first code. */
    pending_secret: model.text().nullable(),
    pending_until: model.dateTime().nullable(),
  },
)

export default SecondFactor
