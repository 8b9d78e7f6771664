import type { Knex } from '@medusajs/framework/mikro-orm/knex'
import type { DuePayoutListQuery, DuePayoutListResponse } from '#domain/money/payoutWire'
import { runStatement } from '../../engine/database/runStatement'
import { siteInForce } from '../../site'
import { boundedCount } from '../../engine/lists/boundedCount'
import { orderBy } from '../../engine/lists/listStatement'
import {
  NO_LONGER_SELLS,
  OPEN_MONEY,
  PAYOUT_SUMS,
  presentBalance,
  SELLER_FACTS,
  type BalanceRow,
} from './balances'

interface Row extends BalanceRow {
  id: string | null
  name: string
  ready: boolean
  total: number
  all_receivable: string
  all_next_batch: string
  all_debts: string
  all_held: string
  all_in_payment: string
  all_ready: number
}

/** SQL on `due d`: what the list's filter shows, and what 'Início' counts of each. */
export const DUE_STATUSES: Record<NonNullable<DuePayoutListQuery['status']>, string> = {
  ready: 'd.ready',
  held: 'd.held <> 0',
  negative: 'd.open < 0',
}

/** SQL: sellers with money open as `matching`, of all of them `due`; `dueValues` are $1 to $4. */
export const DUE = /* sql */ `
    with money as materialized (${OPEN_MONEY}), paying as materialized (${PAYOUT_SUMS}),
     facts as materialized (
       select seller.id, seller.name, coalesce(r.name_folded, read_model.fold_line(seller.name)) as name_folded, coalesce(m.open, 0) as open, coalesce(m.receivable, 0) as receivable,
              coalesce(m.disputed, 0) as disputed, coalesce(m.disputes, 0) as disputes, m.since,
              coalesce(p.in_payment, 0) as in_payment, ${SELLER_FACTS},
              ${NO_LONGER_SELLS} as no_longer_sells
         from money m full join paying p on p.seller_id = m.seller_id
         join seller on seller.id = coalesce(m.seller_id, p.seller_id)
         left join read_model.seller r on r.id = seller.id
     ), payable as (
       select f.*, f.contract_signed and f.has_usable_key and not f.is_suspended as may_be_paid from facts f
     ), due as materialized (
       select f.*, case when f.may_be_paid or f.open < 0 then f.open else 0 end as available,
              f.disputed + case when f.may_be_paid or f.open < 0 then 0 else f.open end as held,
              f.may_be_paid and f.open > 0 and (f.open >= $2 or f.no_longer_sells) as ready
         from payable f where f.open <> 0 or f.receivable <> 0 or f.disputes > 0 or f.in_payment > 0
     ), matching as materialized (
       select d.* from due d
        where ($3::text is null or strpos(d.name_folded, read_model.fold_line($3)) > 0)
          and case $4::text ${Object.entries(DUE_STATUSES)
            .map(([status, where]) => `when '${status}' then ${where}`)
            .join(' ')} else true end
     )`

type Filters = Omit<DuePayoutListQuery, 'limit' | 'offset'>

export const dueValues = ({ q, status }: Filters): unknown[] => [
  null,
  siteInForce().payoutMinCents,
  q ?? null,
  status ?? null,
]

/** The largest amount available first, unless another order is asked for. */
export const dueSort = ({ order = '-available' }: Filters) => {
  const column = order.replace(/^-/, '')
  return {
    // 'Água' before 'Zortéa', in capitals or not
    column: column === 'name' ? 'name_folded' : column,
    descending: order.startsWith('-'),
  }
}

/** GET /admin/payouts/due: sellers with money open; page, count and cards in one statement, so all of one point in time. */
export async function listDuePayouts(
  knex: Knex,
  { limit, offset, ...filters }: DuePayoutListQuery,
): Promise<DuePayoutListResponse> {
  const sort = dueSort(filters)
  const rows = await runStatement<Row>(
    knex,
    `${DUE}, page as (select * from matching m order by ${orderBy('m', sort)} limit $5 offset $6)
     select figures.*, p.* from (
       select ${boundedCount('matching', { limit, offset })} as total, coalesce(sum(receivable), 0) as all_receivable,
              coalesce(sum(open) filter (where ready), 0) as all_next_batch,
              coalesce(sum(open) filter (where open < 0), 0) as all_debts, coalesce(sum(held), 0) as all_held,
              coalesce(sum(in_payment), 0) as all_in_payment, count(*) filter (where ready)::int as all_ready
         from due) figures
       left join page p on true order by ${orderBy('p', sort)}`,
    [...dueValues(filters), limit, offset],
  )
  const [first] = rows
  return {
    due: rows.flatMap((row) => {
      if (row.id === null) return []
      const { paid: _paid, ...balance } = presentBalance(row)
      return [{ id: row.id, seller: { id: row.id, name: row.name }, ready: row.ready, ...balance }]
    }),
    count: first?.total ?? 0,
    limit,
    offset,
    summary: {
      receivable: Number(first?.all_receivable ?? 0),
      next_batch: Number(first?.all_next_batch ?? 0),
      held: Number(first?.all_held ?? 0),
      in_payment: Number(first?.all_in_payment ?? 0),
      debts: Number(first?.all_debts ?? 0),
      ready: first?.all_ready ?? 0,
    },
  }
}
