import { z } from 'zod'

import { AUDIT_ACTION_KEYS, AUDIT_ACTOR_KEYS, AUDIT_RESOURCE_KEYS } from './auditActions'
import { isDateOnly } from '../values/dates'
import { id, listQuery, listResponse, timestamp, oneOrMany } from '../wire/common'

const day = z.string().refine(isDateOnly, { error: 'Informe uma data válida' })

/** GET /admin/audit: `from` and `to` are days in São Paulo, both included (as R32). */
export const auditListQuery = listQuery(['at'], {
  actor: oneOrMany(AUDIT_ACTOR_KEYS).optional(),
  action: oneOrMany(AUDIT_ACTION_KEYS).optional(),
  seller_id: id.optional(),
  /** One record's history; both together. */
  resource: z.enum(AUDIT_RESOURCE_KEYS).optional(),
  resource_id: id.optional(),
  from: day.optional(),
  to: day.optional(),
})
export type AuditListQuery = z.infer<typeof auditListQuery>

const values = z.record(z.string(), z.unknown()).nullable()

/** One entry: who did what to which record, and its values before and after. */
export const auditEntry = z
  .object({
    id: z.string(),
    at: timestamp,
    actor_type: z.string(),
    actor_id: z.string().nullable(),
    actor_email: z.string().nullable(),
    action: z.string(),
    resource: z.string(),
    resource_id: z.string(),
    /** The wine's title, the order's number, the winery's name …; null when the record is gone. */
    resource_name: z.string().nullable(),
    seller: z.object({ id: z.string(), name: z.string() }).nullable(),
    before: values,
    after: values,
    ip_address: z.string().nullable(),
  })
  .meta({ id: 'AuditEntry' })
export type AuditEntry = z.infer<typeof auditEntry>

export const auditResponse = z.object({ entry: auditEntry })
export const auditListResponse = listResponse('entries', auditEntry, z.object({}))
export type AuditListResponse = z.infer<typeof auditListResponse>
