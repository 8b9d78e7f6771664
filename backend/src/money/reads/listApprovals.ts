import type { Knex } from '@medusajs/framework/mikro-orm/knex'
import type { MoneyApproval } from '#domain/money/payoutWire'
import type { ApprovalKind } from '#domain/money/secondPerson'
import { runStatement } from '../../engine/database/runStatement'

/** SQL: `money_approval a` of which nobody has decided. */
export const WAITING_APPROVALS = 'money_approval a where a.decision is null'

/** More than people leave waiting. */
const SHOWN = 100

interface Row {
  id: string
  kind: ApprovalKind
  cents: string
  seller_id: string | null
  seller_name: string | null
  reason: string | null
  payouts: number | null
  asked_by: string
  asked_by_email: string
  asked_at: Date
}

/** What waits for a second person, the oldest first. */
export async function listApprovals(
  knex: Knex,
  callerId: string,
): Promise<{ approvals: MoneyApproval[] }> {
  const rows = await runStatement<Row>(
    knex,
    `select a.id, a.kind, a.cents, a.asked_by, a.asked_by_email, a.asked_at, a.payload ->> 'reason' as reason,
            (a.payload ->> 'payouts')::int as payouts, s.id as seller_id, s.name as seller_name
       from (select * from ${WAITING_APPROVALS}) a left join seller s on s.id = a.payload ->> 'seller_id'
      order by a.asked_at, a.id limit ${SHOWN}`,
  )
  return {
    approvals: rows.map((row) => ({
      id: row.id,
      kind: row.kind,
      cents: Number(row.cents),
      seller: row.seller_id === null ? null : { id: row.seller_id, name: row.seller_name ?? '' },
      reason: row.reason,
      payouts: row.payouts,
      asked_by: row.asked_by_email,
      asked_at: row.asked_at.toISOString(),
      is_own: row.asked_by === callerId,
    })),
  }
}
