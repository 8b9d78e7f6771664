import type { Knex } from '@medusajs/framework/mikro-orm/knex'
import { heldReasons, type PayoutStatus } from '#domain/money/payouts'
import type { OrderPayout } from '#domain/money/payoutWire'
import { runStatement } from '../../engine/database/runStatement'
import { AppError } from '../../engine/errors/AppError'
import { SELLER_FACTS } from './balances'

interface Row extends Pick<OrderPayout, 'net' | 'open' | 'entered' | 'refunded' | 'available_on'> {
  disputed: boolean
  payouts: { id: string; number: number; status: PayoutStatus; paid_on: string | null }[]
  contract_signed: boolean
  has_usable_key: boolean
  is_suspended: boolean
  has_waiting_key: boolean
}

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
  const [row] = await runStatement<Row>(
    knex,
    `select money.*, ${SELLER_FACTS},
            exists (select from ledger_hold h where h.order_id = link.order_id and h.closed_at is null) as disputed,
            coalesce((select jsonb_agg(jsonb_build_object('id', p.id, 'number', p.number, 'status', p.status,
                'paid_on', to_char(p.paid_on, 'YYYY-MM-DD')) order by p.number desc)
              from payout p where p.id in (
                select t.payout_id from ledger_standing t where t.order_id = link.order_id
                union all
                select f.payout_id from ledger_standing t join payout_failed_entry f on f.entry_id = t.entry_id
                 where t.order_id = link.order_id)), '[]') as payouts
       from seller_order link join seller on seller.id = link.seller_id
       cross join lateral (
         select coalesce(sum(s.amount), 0)::float8 as net,
                coalesce(sum(s.amount) filter (where s.payout_id is null), 0)::float8 as open,
                count(*) > 0 as entered,
                count(*) > 0 and coalesce(sum(s.amount) filter (where e.kind in ('sale', 'shipping', 'refund')), 0) = 0 as refunded,
                case when bool_and(s.available_on is not null) filter (where s.payout_id is null)
                     then to_char(max(s.available_on) filter (where s.payout_id is null), 'YYYY-MM-DD') end as available_on
           from ledger_standing s join ledger_entry e on e.id = s.entry_id where s.order_id = link.order_id) money
      where link.order_id = $1 and link.seller_id = $2 and link.deleted_at is null`,
    [orderId, sellerId],
  )
  if (!row) throw AppError.notFound('Pedido não encontrado')
  const { net, open, entered, refunded, available_on, disputed, payouts } = row
  return {
    net,
    open,
    entered,
    refunded,
    available_on,
    held_reasons: [...heldReasons(row), ...(disputed ? ['order_disputed' as const] : [])],
    payouts,
  }
}
