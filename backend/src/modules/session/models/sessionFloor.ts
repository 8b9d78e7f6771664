import { model } from '@medusajs/framework/utils'

/** Tokens of this person issued before `not_before` are no longer valid (R18). */
const SessionFloor = model.define(
  { name: 'sessionFloor', tableName: 'session_floor' },
  {
    id: model.id({ prefix: 'sflr' }).primaryKey(),
    auth_identity_id: model.text(),
    not_before: model.dateTime(),
  },
)

export default SessionFloor
