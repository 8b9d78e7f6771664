import type { Knex } from '@medusajs/framework/mikro-orm/knex'
import { NO_LOCATION_ERROR } from '#domain/orders/orderActions'
import { AppError } from '../../engine/errors/AppError'
import { changeLevels, isStockRefusal, type LevelChange } from '../../wines'
import type { LockedOrder, OrderLine } from './lockOrder'
import { reduceReservation, reservationsOf } from './reservations'

/** Bottles out of stock, by line and inventory item. */
export interface TakenBottles {
  locationId: string
  bottles: { line: OrderLine; inventoryItemId: string | null; quantity: number }[]
}

/**
 * Takes the reserved bottles of these lines from one of the seller's own locations: the asked one, else where they are
 * reserved.
 *
 * @throws AppError invalid_data with the spec's English message when no own location has the bottles (spec §5);
 *   another seller's location is none. conflict when bottles are no longer reserved.
 */
export async function takeBottles(
  transaction: Knex,
  order: LockedOrder,
  wanted: { items: { id: string; quantity: number }[]; locationId: string | null },
): Promise<TakenBottles> {
  const own = await ownLocations(transaction, order.seller.id)
  const reservations = await reservationsOf(
    transaction,
    wanted.items.map((item) => item.id),
  )
  const locationId = wanted.locationId ?? reservations[0]?.location_id ?? own[0]
  if (locationId === undefined || !own.includes(locationId))
    throw AppError.invalid(NO_LOCATION_ERROR)

  const bottles: TakenBottles['bottles'] = []
  const changes: LevelChange[] = []
  for (const { id, quantity } of wanted.items) {
    const line = order.items.find((item) => item.id === id)
    if (!line) throw new Error(`The order has no line ${id}`)
    const reserved = reservations.filter((one) => one.line_item_id === id)
    if (reserved.length === 0 && !line.manage_inventory) {
      bottles.push({ line, inventoryItemId: null, quantity })
      continue
    }
    let left = quantity
    for (const one of reserved) {
      const taken = Math.min(left, one.quantity)
      if (taken === 0) continue
      left -= taken
      await reduceReservation(transaction, one, taken)
      bottles.push({ line, inventoryItemId: one.inventory_item_id, quantity: taken })
      const level = { inventoryItemId: one.inventory_item_id }
      changes.push({ ...level, locationId: one.location_id, stocked: 0, reserved: -taken })
      changes.push({ ...level, locationId, stocked: -taken, reserved: 0 })
    }
    if (left > 0) {
      throw AppError.conflict(
        `As garrafas de ${line.title} não estão mais reservadas no estoque. Confira o estoque do vinho.`,
      )
    }
  }
  try {
    await changeLevels(transaction, changes)
  } catch (error) {
    // Another own location than the reserved one must have the bottles, beside what is reserved there for others.
    throw isStockRefusal(error) ? AppError.invalid(NO_LOCATION_ERROR) : error
  }
  return { locationId, bottles }
}

async function ownLocations(transaction: Knex, sellerId: string): Promise<string[]> {
  const rows = (await transaction('seller_stock_location as link')
    .join('stock_location as location', 'location.id', 'link.stock_location_id')
    .where('link.seller_id', sellerId)
    .whereNull('link.deleted_at')
    .whereNull('location.deleted_at')
    .orderBy('link.created_at')
    .select('location.id')) as { id: string }[]
  return rows.map(({ id }) => id)
}
