import type { Knex } from '@medusajs/framework/mikro-orm/knex'
import { runStatement } from '../../engine/database/runStatement'

/** Bottles of a line that are kept for it at a location. */
export interface Reservation {
  id: string
  line_item_id: string
  inventory_item_id: string
  location_id: string
  quantity: number
}

/** The reservations of these lines, locked until the transaction ends. */
export async function reservationsOf(transaction: Knex, lineIds: string[]): Promise<Reservation[]> {
  const rows = await runStatement<Reservation>(
    transaction,
    `select id, line_item_id, inventory_item_id, location_id, quantity::float8 as quantity from reservation_item
      where line_item_id = any($1) and deleted_at is null order by id for update`,
    [lineIds],
  )
  return rows
}

/** Ends a reservation, or a part of it; the level is the caller's to change. */
export async function reduceReservation(
  transaction: Knex,
  reservation: Reservation,
  taken: number,
): Promise<void> {
  const rest = reservation.quantity - taken
  await transaction('reservation_item')
    .where({ id: reservation.id })
    .update({
      updated_at: transaction.fn.now(),
      ...(rest === 0
        ? { deleted_at: transaction.fn.now() }
        : { quantity: rest, raw_quantity: JSON.stringify({ value: String(rest), precision: 20 }) }),
    })
}
