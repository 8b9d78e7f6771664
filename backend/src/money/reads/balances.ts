import type { Knex } from '@medusajs/framework/mikro-orm/knex'
import { HELD_REASON_KEYS, heldReasons } from '#domain/money/payouts'
import type { Balance } from '#domain/money/payoutWire'
import { runStatement } from '../../engine/database/runStatement'
import { AppError } from '../../engine/errors/AppError'
import { HELD_ORDERS } from './heldOrders'

/**
 * SQL: one row per seller with money open, in cents; `$1` the sellers, or null for all. What is in no payout is either
 * available by its day, still to come, or held with its order; `since` is the oldest day of what has come.
 */
export const OPEN_MONEY = /* sql */ `
  select s.seller_id,
         coalesce(sum(s.amount) filter (where h.order_id is null
           and s.available_on <= ledger_today()), 0) as open,
         coalesce(sum(s.amount) filter (where h.order_id is null
           and (s.available_on is null or s.available_on > ledger_today())), 0) as receivable,
         coalesce(sum(s.amount) filter (where h.order_id is not null), 0) as disputed,
         count(*) filter (where h.order_id is not null) as disputes,
         min(s.available_on) filter (where s.available_on <= ledger_today()) as since
    from ledger_standing s
    left join (${HELD_ORDERS}) h on h.order_id = s.order_id
   where s.payout_id is null and ($1::text[] is null or s.seller_id = any($1))
   group by s.seller_id`

/** SQL: what the sellers have in prepared and in paid payouts. */
export const PAYOUT_SUMS = /* sql */ `
  select p.seller_id, coalesce(sum(p.amount) filter (where p.status = 'prepared'), 0) as in_payment,
         coalesce(sum(p.amount) filter (where p.status = 'paid'), 0) as paid
    from payout p where $1::text[] is null or p.seller_id = any($1) group by p.seller_id`

/** SQL on `seller`: nothing is paid to it until staff have looked. */
export const IS_SUSPENDED = `upper(seller.store_status) = 'SUSPENDED'`

/** SQL on `seller`: may something be paid to it? The same questions as `heldReasons`. */
export const SELLER_FACTS = /* sql */ `
  coalesce(seller.contract_signed, false) as contract_signed,
  ${IS_SUSPENDED} as is_suspended,
  exists (select from pix_key k where k.seller_id = seller.id and k.usable_at <= now()) as has_usable_key,
  exists (select from pix_key k where k.seller_id = seller.id and k.usable_at > now()) as has_waiting_key`

/** SQL on `seller`: its account is closed for selling, so that what is left is paid however little it is. */
export const NO_LONGER_SELLS = `upper(seller.store_status) not in ('ACTIVE', 'PENDING')`

/** A row of the three; sums come as text, being bigint. */
export interface BalanceRow {
  open: string | null
  receivable: string | null
  disputed: string | null
  disputes: string | null
  in_payment: string | null
  paid?: string | null
  contract_signed: boolean
  is_suspended: boolean
  has_usable_key: boolean
  has_waiting_key: boolean
}

/** The amounts as people see them: what is available counts as held while nothing may be paid. */
export function presentBalance(row: BalanceRow): Balance {
  const open = Number(row.open ?? 0)
  const disputed = Number(row.disputed ?? 0)
  const reasons = heldReasons(row)
  // A debt is never held: it lowers what comes next.
  const isHeld = reasons.length > 0 && open > 0
  return {
    receivable: Number(row.receivable ?? 0),
    available: isHeld ? 0 : open,
    held: disputed + (isHeld ? open : 0),
    in_payment: Number(row.in_payment ?? 0),
    paid: Number(row.paid ?? 0),
    held_reasons: HELD_REASON_KEYS.filter(
      (reason) =>
        reasons.includes(reason) || (reason === 'order_disputed' && Number(row.disputes ?? 0) > 0),
    ),
  }
}

/** Cents of one seller that could be paid now, and cents whose day is still to come; a debt counts as nothing. */
export async function findOpenMoney(
  knex: Knex,
  sellerId: string,
): Promise<{ due: number; to_come: number }> {
  const [row] = await runStatement<Pick<BalanceRow, 'open' | 'receivable'>>(knex, OPEN_MONEY, [
    [sellerId],
  ])
  return {
    due: Math.max(0, Number(row?.open ?? 0)),
    to_come: Math.max(0, Number(row?.receivable ?? 0)),
  }
}

/**
 * One seller's balance.
 *
 * @throws AppError not_found
 */
export async function findBalance(knex: Knex, sellerId: string): Promise<Balance> {
  const [row] = await runStatement<BalanceRow>(
    knex,
    `select m.open, m.receivable, m.disputed, m.disputes, p.in_payment, p.paid, ${SELLER_FACTS}
       from seller left join (${OPEN_MONEY}) m on m.seller_id = seller.id
       left join (${PAYOUT_SUMS}) p on p.seller_id = seller.id
      where seller.id = any($1::text[])`,
    [[sellerId]],
  )
  if (!row) throw AppError.notFound('Produtor não encontrado')
  return presentBalance(row)
}
