import type { Knex } from '@medusajs/framework/mikro-orm/knex'
import { addMonths, isMonthClosed } from '#domain/money/payoutDates'
import type { StatementEntry, Statements } from '#domain/money/payoutWire'
import { runStatement } from '../../engine/database/runStatement'

/** Months that the page lists; every month can be asked for by its address. */
const MONTHS = 60
/** Entries that one statement reads, so that a slow download holds neither memory nor a connection. */
const ENTRIES_AT_ONCE = 500

/** First moment of a month in São Paulo (R52), as SQL on a parameter 'yyyy-MM'. */
const startOf = (parameter: string): string =>
  `((${parameter} || '-01')::timestamp at time zone 'America/Sao_Paulo')`

/** GET /vendor/payouts/statements: the months with entries, the newest first. */
export async function listStatements(knex: Knex, sellerId: string): Promise<Statements> {
  const rows = await runStatement<{ month: string; movement: string; closing: string }>(
    knex,
    `select month, movement, closing from (
       select month, movement, sum(movement) over (order by month) as closing from (
         select to_char(e.effective_at at time zone 'America/Sao_Paulo', 'YYYY-MM') as month, sum(e.amount) as movement
           from ledger_entry e where e.seller_id = $1 group by 1) m) s
      order by month desc limit ${MONTHS}`,
    [sellerId],
  )
  return rows.map(({ month, movement, closing }) => ({
    month,
    opening: Number(closing) - Number(movement),
    movement: Number(movement),
    closing: Number(closing),
    closed: isMonthClosed(month, new Date()),
  }))
}

export interface StatementFrame {
  seller: string
  /** Masked, as it is stored. */
  taxId: string
  month: string
  opening: number
  closing: number
  /** Whether the month is over; until then its closing balance is the one of now. */
  closed: boolean
}

/** The balances before and after a month's entries. The closing of a month is the opening of the next, being the same sum. */
export async function readStatementFrame(
  knex: Knex,
  sellerId: string,
  month: string,
): Promise<StatementFrame> {
  const [row] = await runStatement<{
    seller: string
    tax_id: string
    opening: string
    closing: string
  }>(
    knex,
    `select seller.name as seller, seller.tax_id,
            (select coalesce(sum(amount), 0) from ledger_entry
              where seller_id = seller.id and effective_at < ${startOf('$2')}) as opening,
            (select coalesce(sum(amount), 0) from ledger_entry
              where seller_id = seller.id and effective_at < ${startOf('$3')}) as closing
       from seller where seller.id = $1`,
    [sellerId, month, addMonths(month, 1)],
  )
  if (!row) throw new Error(`seller ${sellerId} is gone`)
  return {
    seller: row.seller,
    taxId: row.tax_id,
    month,
    opening: Number(row.opening),
    closing: Number(row.closing),
    closed: isMonthClosed(month, new Date()),
  }
}

/** What a closing balance is called: that of a month which still goes on is no final one. */
export const closingLabel = ({ closed }: Pick<StatementFrame, 'closed'>): string =>
  closed ? 'Saldo final' : 'Saldo até agora'

interface Row extends StatementEntry {
  id: string
  /** When the entry is effective, to the microsecond: where the next portion begins. */
  preciseAt: string
}

/** The entries of a month in portions, the oldest first. */
export async function* readStatementEntries(
  knex: Knex,
  sellerId: string,
  month: string,
): AsyncGenerator<StatementEntry[]> {
  let last: [string, string] = ['-infinity', '0']
  for (;;) {
    const rows = await runStatement<Row>(
      knex,
      `select e.id, e.effective_at::text as "preciseAt", e.effective_at as at, e.kind, e.amount::float8 as amount,
              o.display_id as "order", p.number::int as payout, e.reason
         from ledger_entry e left join "order" o on o.id = e.order_id
         left join payout p on p.id = e.source_id and e.kind in ('payout', 'payout_returned')
        where e.seller_id = $1 and e.effective_at >= ${startOf('$2')} and e.effective_at < ${startOf('$3')}
          and (e.effective_at, e.id) > ($4::timestamptz, $5::bigint)
        order by e.effective_at, e.id limit ${ENTRIES_AT_ONCE}`,
      [sellerId, month, addMonths(month, 1), ...last],
    )
    if (rows.length > 0) yield rows
    const end = rows.at(-1)
    if (!end || rows.length < ENTRIES_AT_ONCE) return
    last = [end.preciseAt, end.id]
  }
}

/** What a month's entries of one kind come to on one day. */
export interface StatementDay extends Pick<StatementEntry, 'at' | 'kind' | 'amount'> {
  entries: number
}

/** A month by day and kind, the oldest first: never more than 31 days of eight kinds. */
export const readStatementDays = (
  knex: Knex,
  sellerId: string,
  month: string,
): Promise<StatementDay[]> =>
  runStatement<StatementDay>(
    knex,
    `select min(e.effective_at) as at, e.kind, sum(e.amount)::float8 as amount, count(*)::int as entries
       from ledger_entry e
      where e.seller_id = $1 and e.effective_at >= ${startOf('$2')} and e.effective_at < ${startOf('$3')}
      group by (e.effective_at at time zone 'America/Sao_Paulo')::date, e.kind order by 1, min(e.id)`,
    [sellerId, month, addMonths(month, 1)],
  )
