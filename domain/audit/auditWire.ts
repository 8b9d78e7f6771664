import { z } from 'zod'

import { AUDIT_ACTION_KEYS, AUDIT_ACTOR_KEYS, AUDIT_RESOURCE_KEYS } from './auditActions'
import { isDateOnly } from '../values/dates'
import { SEARCH_MAX } from '../limits'
import { id, listQuery, listResponse, timestamp, oneOrMany, text } from '../wire/common'

const day = z.string().refine(isDateOnly, { error: 'Informe uma data válida' })

/** GET /admin/audit: `from` and `to` are days in São Paulo, both included (as R32). */
export const auditListQuery = listQuery(['at'], {
  actor: oneOrMany(AUDIT_ACTOR_KEYS).optional(),
  action: oneOrMany(AUDIT_ACTION_KEYS).optional(),
  /** One person of the staff or of a producer. */
  actor_id: id.optional(),
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
    /** Of today; null once the person is gone. */
    actor_name: z.string().nullable(),
    action: z.string(),
    resource: z.string(),
    resource_id: z.string(),
    /** The wine's title, the order's number, the winery's name …; null when the record is gone. */
    resource_name: z.string().nullable(),
    /** The name is still known, but the record has no page any more. */
    resource_deleted: z.boolean(),
    seller: z.object({ id: z.string(), name: z.string() }).nullable(),
    before: values,
    after: values,
    ip_address: z.string().nullable(),
  })
  .meta({ id: 'AuditEntry' })
export type AuditEntry = z.infer<typeof auditEntry>

/** GET /admin/audit/people: those whose name or e-mail has `q` in it, or the one with this id. */
export const auditPeopleQuery = z.strictObject({
  q: text(SEARCH_MAX).optional(),
  id: id.optional(),
})
export type AuditPeopleQuery = z.infer<typeof auditPeopleQuery>

/** A person of the trail, and for whom they act. */
const auditPerson = z
  .object({
    id: z.string(),
    name: z.string(),
    email: z.string(),
    /** The producer's name; null for the staff. */
    seller_name: z.string().nullable(),
  })
  .meta({ id: 'AuditPerson' })
export type AuditPerson = z.infer<typeof auditPerson>

/** The first of them, the staff before the others. */
export const auditPeopleResponse = z.object({ people: z.array(auditPerson) })

export const auditResponse = z.object({ entry: auditEntry })
export const auditListResponse = listResponse('entries', auditEntry, z.object({}))
export type AuditListResponse = z.infer<typeof auditListResponse>
