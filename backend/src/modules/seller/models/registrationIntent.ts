import { model } from '@medusajs/framework/utils'

/**
 * What a registration is about to make, written before anything is made. A registration that died in
 * the middle is found here by its e-mail and cleared away by the next one.
 */
const RegistrationIntent = model.define(
  { name: 'registrationIntent', tableName: 'registration_intent' },
  {
    id: model.id({ prefix: 'rint' }).primaryKey(),
    email: model.text(),
    request_hash: model.text(),
    seller_id: model.text(),
    member_id: model.text(),
    auth_identity_id: model.text().nullable(),
    stock_location_id: model.text().nullable(),
    completed_at: model.dateTime().nullable(),
  },
)

export default RegistrationIntent
