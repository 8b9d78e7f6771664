import { model } from '@medusajs/framework/utils'

/** Which version of a document a person accepted, and when (R19). */
const ConsentRecord = model.define(
  { name: 'consentRecord', tableName: 'consent_record' },
  {
    id: model.id({ prefix: 'cons' }).primaryKey(),
    subject: model.text(),
    subject_id: model.text().nullable(),
    email: model.text(),
    document: model.text(),
    version: model.text(),
    accepted_at: model.dateTime(),
    ip_address: model.text().nullable(),
    user_agent: model.text().nullable(),
  },
)

export default ConsentRecord
