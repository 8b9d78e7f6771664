import type { Knex } from '@medusajs/framework/mikro-orm/knex'
import type { LedgerListQuery, LedgerListResponse } from '#domain/money/payoutWire'
import type { LedgerKind } from '#domain/money/ledger'
import { runStatement } from '../../engine/database/runStatement'
import { boundedCount } from '../../engine/lists/boundedCount'

interface Row {
  id: string
  at: Date
  kind: LedgerKind
  amount: string
  reason: string | null
  order_id: string | null
  display_id: number | null
  payout_id: string | null
  payout_number: string | null
}

/** GET /admin/ledger: what was entered for one seller, the newest first. */
export async function listLedger(
  knex: Knex,
  { seller_id: sellerId, limit, offset, order }: LedgerListQuery,
): Promise<LedgerListResponse> {
  const direction = order === 'at' ? 'asc' : 'desc'
  const rows = await runStatement<Row>(
    knex,
    `select e.id, e.effective_at as at, e.kind, e.amount, e.reason, e.order_id, o.display_id, p.id as payout_id, p.number as payout_number
       from ledger_entry e left join "order" o on o.id = e.order_id
       left join payout p on p.id = e.source_id and e.kind in ('payout', 'payout_returned')
      where e.seller_id = $1 order by e.effective_at ${direction}, e.id ${direction} limit $2 offset $3`,
    [sellerId, limit, offset],
  )
  const [counted] = await runStatement<{ n: number }>(
    knex,
    `select ${boundedCount('ledger_entry where seller_id = $1', { limit, offset })} as n`,
    [sellerId],
  )
  return { entries: rows.map(present), count: counted?.n ?? 0, limit, offset, summary: {} }
}

const present = (row: Row): LedgerListResponse['entries'][number] => ({
  id: String(row.id),
  at: row.at.toISOString(),
  kind: row.kind,
  amount: Number(row.amount),
  order: row.order_id === null ? null : { id: row.order_id, display_id: row.display_id },
  payout: row.payout_id === null ? null : { id: row.payout_id, number: Number(row.payout_number) },
  reason: row.reason,
})
