import { model } from '@medusajs/framework/utils'

/** A sign-in whose password was right and whose code is still to come: hashed, single use, five minutes. */
const SecondStep = model.define(
  { name: 'secondStep', tableName: 'second_step' },
  {
    id: model.id({ prefix: 'step' }).primaryKey(),
    auth_identity_id: model.text(),
    actor_type: model.text(),
    challenge_hash: model.text(),
    /** The moment before the password was looked at. */
    started_at: model.dateTime(),
    expires_at: model.dateTime(),
  },
)

export default SecondStep
