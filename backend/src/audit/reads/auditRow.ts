import { GONE } from '#domain/audit/auditActions'
import type { AuditEntry } from '#domain/audit/auditWire'

export interface AuditRow extends Omit<AuditEntry, 'at' | 'seller'> {
  at: Date
  seller_id: string | null
  seller_name: string | null
}

/** Columns of one entry; `e` is the row of `audit_entry`. Names are those of today, the values those of then. */
export const AUDIT_COLUMNS = `
  e.id, e.at, e.actor_type, e.actor_id, e.actor_email, e.action, e.resource, e.resource_id, e.before, e.after,
  e.ip_address, e.seller_id, s.name as seller_name,
  case e.actor_type
    when 'user' then (select nullif(trim(concat_ws(' ', u.first_name, u.last_name)), '') from "user" u where u.id = e.actor_id)
    when 'seller' then (select m.name from seller_member m where m.id = e.actor_id)
  end as actor_name,
  case e.resource
    when 'product' then (select p.title from product p where p.id = e.resource_id)
    when 'order' then (select '#' || o.display_id from "order" o where o.id = e.resource_id)
    when 'seller' then (select r.name from seller r where r.id = e.resource_id)
    when 'user' then (select coalesce(nullif(trim(concat_ws(' ', u.first_name, u.last_name)), ''), u.email)
                        from "user" u where u.id = e.resource_id)
    when 'member' then (select m.name from seller_member m where m.id = e.resource_id)
    when 'commission_rule' then (select c.name from commission_rule c where c.id = e.resource_id)
    when 'contract_signature' then (select g.signer_name from contract_signature g where g.id = e.resource_id)
    when 'invitation' then (select i.email from seller_invitation i where i.id = e.resource_id)
    when 'mail' then (select o.subject from mail_outbox o where o.id = e.resource_id)
    when 'application' then (select a.brand from suppliers a where a.id = e.resource_id)
    when 'payout' then (select 'nº ' || y.number from payout y where y.id = e.resource_id)
    when 'payout_batch' then (select 'nº ' || b.number from payout_batch b where b.id = e.resource_id)
    when 'money_approval' then (select case a.kind when 'batch' then 'lote' else 'ajuste' end from money_approval a where a.id = e.resource_id)
    when 'pix_receipt' then (select coalesce('#' || o.display_id, x.end_to_end_id) from pix_receipt x left join "order" o on o.id = x.order_id
                               where x.end_to_end_id = e.resource_id)
    when 'site' then 'Configurações'
  end as resource_name,
  -- a deleted wine keeps its name here, and has no page any more
  e.resource = 'product' and exists (select from product p where p.id = e.resource_id and p.deleted_at is not null) as resource_deleted`

export const AUDIT_JOINS = 'left join seller s on s.id = e.seller_id'

/** The whitelist of what staff read (design §3.5). */
export function presentAuditEntry({ seller_id, seller_name, ...row }: AuditRow): AuditEntry {
  return {
    ...row,
    at: row.at.toISOString(),
    seller: seller_id === null ? null : { id: seller_id, name: seller_name ?? GONE },
  }
}
