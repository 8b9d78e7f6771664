import { model } from '@medusajs/framework/utils'

/** Who changed what, before and after. The database refuses changes. */
const AuditEntry = model.define(
  { name: 'auditEntry', tableName: 'audit_entry' },
  {
    id: model.id({ prefix: 'aud' }).primaryKey(),
    at: model.dateTime(),
    actor_type: model.text(),
    actor_id: model.text().nullable(),
    actor_email: model.text().nullable(),
    action: model.text(),
    resource: model.text(),
    resource_id: model.text(),
    seller_id: model.text().nullable(),
    before: model.json().nullable(),
    after: model.json().nullable(),
    ip_address: model.text().nullable(),
  },
)

export default AuditEntry
