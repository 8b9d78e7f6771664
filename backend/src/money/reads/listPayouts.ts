import type { Knex } from '@medusajs/framework/mikro-orm/knex'
import type {
  AdminPayoutListQuery,
  AdminPayoutListResponse,
  AdminPayoutRow,
  PayoutRow,
} from '#domain/money/payoutWire'
import { runStatement } from '../../engine/database/runStatement'
import { boundedCount } from '../../engine/lists/boundedCount'
import { PAYOUT_COLUMNS, presentPayout, type StoredPayout } from './payoutRow'

interface Page {
  limit: number
  offset: number
  order?: string | undefined
}

/** GET /vendor/payouts: the newest first. */
export async function listOwnPayouts(
  knex: Knex,
  sellerId: string,
  { limit, offset, order }: Page,
): Promise<{
  payouts: PayoutRow[]
  count: number
  limit: number
  offset: number
  summary: Record<string, never>
}> {
  const direction = order === 'number' ? 'asc' : 'desc'
  const rows = await runStatement<StoredPayout>(
    knex,
    `select ${PAYOUT_COLUMNS} from payout p where p.seller_id = $1 order by p.number ${direction} limit $2 offset $3`,
    [sellerId, limit, offset],
  )
  const [counted] = await runStatement<{ n: number }>(
    knex,
    `select ${boundedCount('payout where seller_id = $1', { limit, offset })} as n`,
    [sellerId],
  )
  return { payouts: rows.map(presentPayout), count: counted?.n ?? 0, limit, offset, summary: {} }
}

export interface AdminPayout extends StoredPayout {
  seller_id: string
  seller_name: string
  batch_id: string
  batch_number: string
}

/** SQL on `payout p`: the bank refused it, and nothing has been paid or prepared for its producer since. */
export const TO_REPEAT = /* sql */ `p.status = 'failed' and not exists (
      select from payout newer where newer.seller_id = p.seller_id and newer.number > p.number)`

/** SQL on `payout p`: the filters of the staff's list and of its export; `payoutValues` are $1 to $4. */
export const PAYOUT_FILTER = /* sql */ `($1::text is null or p.status = $1 or $1 = 'to_repeat' and ${TO_REPEAT}) and ($2::text is null or p.batch_id = $2)
    and ($3::text is null or p.seller_id in (select s.id from seller s where strpos(read_model.fold_line(s.name), read_model.fold_line($3)) > 0)
         or 'wx' || lpad(p.number::text, 7, '0') = lower($3) or p.number::text = $3)
    and ($4::text is null or p.seller_id = $4)`

export const payoutValues = ({
  status,
  batch_id,
  q,
  seller_id,
}: Omit<AdminPayoutListQuery, 'limit' | 'offset'>): unknown[] => [
  status ?? null,
  batch_id ?? null,
  q ?? null,
  seller_id ?? null,
]

/** SQL on `payout p`: what staff see beside the payout. */
export const ADMIN_PAYOUT_COLUMNS = /* sql */ `${PAYOUT_COLUMNS}, p.seller_id, seller.name as seller_name, p.batch_id, b.number as batch_number`
export const ADMIN_PAYOUT_JOINS = /* sql */ `join seller on seller.id = p.seller_id join payout_batch b on b.id = p.batch_id`

/** GET /admin/payouts: of everybody, by status and batch; the cards count all payouts, or those of the batch. */
export async function listAllPayouts(
  knex: Knex,
  { limit, offset, order, ...filters }: AdminPayoutListQuery,
): Promise<AdminPayoutListResponse> {
  const direction = order === 'number' ? 'asc' : 'desc'
  const values = payoutValues(filters)
  const rows = await runStatement<AdminPayout>(
    knex,
    `select ${ADMIN_PAYOUT_COLUMNS} from payout p ${ADMIN_PAYOUT_JOINS}
      where ${PAYOUT_FILTER} order by p.number ${direction} limit $5 offset $6`,
    [...values, limit, offset],
  )
  const [counted] = await runStatement<{
    n: number
    prepared: number
    prepared_amount: string
    paid: number
    failed: number
    batch_number: string | null
  }>(
    knex,
    `select ${boundedCount(`payout p where ${PAYOUT_FILTER}`, { limit, offset })} as n,
            count(*) filter (where status = 'prepared')::int as prepared,
            coalesce(sum(amount) filter (where status = 'prepared'), 0) as prepared_amount,
            count(*) filter (where status = 'paid')::int as paid,
            count(*) filter (where status = 'failed')::int as failed,
            (select number from payout_batch where id = $2) as batch_number
       from payout where $2::text is null or batch_id = $2`,
    values,
  )
  return {
    payouts: rows.map(presentForStaff),
    count: counted?.n ?? 0,
    limit,
    offset,
    summary: {
      prepared: counted?.prepared ?? 0,
      prepared_amount: Number(counted?.prepared_amount ?? 0),
      paid: counted?.paid ?? 0,
      failed: counted?.failed ?? 0,
      batch_number: counted?.batch_number == null ? null : Number(counted.batch_number),
    },
  }
}

const presentForStaff = (row: AdminPayout): AdminPayoutRow => ({
  ...presentPayout(row),
  seller: { id: row.seller_id, name: row.seller_name },
  batch: { id: row.batch_id, number: Number(row.batch_number) },
})
