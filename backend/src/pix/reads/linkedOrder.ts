import type { Knex } from '@medusajs/framework/mikro-orm/knex'
import { buyerOrderState, type BuyerOrderState } from '#domain/pix/buyerOrderState'
import { isOrderToken } from '#domain/pix/orderPage'
import { AppError } from '../../engine/errors/AppError'
import { runStatement } from '../../engine/database/runStatement'
import { hashLinkToken } from '../../engine/secrets/linkToken'

/** An order that a buyer's link leads to, with what its state depends on. */
export interface LinkedOrder {
  id: string
  seller_id: string
  seller_name: string
  state: BuyerOrderState
  charge: { amount: number; copy_paste: string | null; expires_at: Date } | null
}

interface Row {
  id: string
  seller_id: string
  seller_name: string
  status: string
  payment_status: string
  seller_status: string
  stage: string
  is_travelling: boolean
  charge_state: string | null
  amount_cents: string
  copy_paste: string | null
  expires_at: Date
  has_waiting_receipt: boolean
}

/**
 * The order of a link, and where it is for its buyer: one cheap statement, as open pages ask every second and a half.
 *
 * @throws AppError not_found for a secret that leads to no order
 */
export async function linkedOrder(knex: Knex, token: string, now: Date): Promise<LinkedOrder> {
  const [row] = isOrderToken(token)
    ? await runStatement<Row>(knex, {
        text: STATEMENT,
        values: [hashLinkToken(token)],
        prepared: true,
      })
    : []
  if (!row) throw AppError.notFound('Este link não leva a nenhum pedido.')
  const { charge_state, copy_paste, expires_at, ...facts } = row
  const charge = charge_state
    ? { state: charge_state, has_code: copy_paste !== null, expires_at }
    : null
  return {
    id: row.id,
    seller_id: row.seller_id,
    seller_name: row.seller_name,
    state: buyerOrderState({ ...facts, charge }, now),
    charge: charge && { amount: Number(row.amount_cents), copy_paste, expires_at },
  }
}

const STATEMENT = /* sql */ `
select r.id, r.seller_id, s.name as seller_name, r.status, r.payment_status, r.seller_status, r.stage,
       r.shipped_count > r.delivered_count as is_travelling, c.state as charge_state, c.amount_cents, c.copy_paste, c.expires_at,
       exists (select from pix_receipt x where x.order_id = r.id and x.state = 'waiting') as has_waiting_receipt
  from order_link l
  join read_model."order" r on r.id = l.order_id
  join seller s on s.id = r.seller_id
  left join pix_charge c on c.order_id = r.id
 where l.token_hash = $1`
