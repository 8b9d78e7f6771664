import type { Knex } from '@medusajs/framework/mikro-orm/knex'
import type { PayoutStatus } from '#domain/money/payouts'
import type { OrderPayout } from '#domain/wire/payout'
import { runStatement } from '../../database/runStatement'
import { AppError } from '../../errors/AppError'

/**
 * Where the money of one of the seller's orders is.
 *
 * @throws AppError not_found, also for another seller's (R42)
 */
export async function findOrderPayout(
  knex: Knex,
  orderId: string,
  sellerId: string,
): Promise<OrderPayout> {
  const [row] = await runStatement<{
    net: number
    available_on: string | null
    disputed: boolean
    payouts: { id: string; number: number; status: PayoutStatus; paid_on: string | null }[]
  }>(
    knex,
    `select coalesce(sum(s.amount), 0)::float8 as net, to_char(max(s.available_on), 'YYYY-MM-DD') as available_on,
            exists (select from ledger_hold h where h.order_id = link.order_id and h.closed_at is null) as disputed,
            coalesce((select jsonb_agg(jsonb_build_object('id', p.id, 'number', p.number, 'status', p.status,
                'paid_on', to_char(p.paid_on, 'YYYY-MM-DD')) order by p.number desc)
              from payout p where p.id in (
                select t.payout_id from ledger_standing t where t.order_id = link.order_id
                union all
                select f.payout_id from ledger_standing t join payout_failed_entry f on f.entry_id = t.entry_id
                 where t.order_id = link.order_id)), '[]') as payouts
       from seller_order link left join ledger_standing s on s.order_id = link.order_id
      where link.order_id = $1 and link.seller_id = $2 and link.deleted_at is null group by link.order_id`,
    [orderId, sellerId],
  )
  if (!row) throw AppError.notFound('Pedido não encontrado')
  return row
}
