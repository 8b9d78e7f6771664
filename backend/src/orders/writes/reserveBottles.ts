import type { Knex } from '@medusajs/framework/mikro-orm/knex'
import { generateEntityId } from '@medusajs/framework/utils'
import { runStatement } from '../../engine/database/runStatement'
import { availableAt, changeLevels, type LevelChange } from '../../wines'
import { AppError } from '../../engine/errors/AppError'

/** The honest refusal: how many bottles there are. */
export function shortage(title: string, free: number): AppError {
  if (free <= 0) return AppError.conflict(`${title} esgotou.`)
  const left = free === 1 ? 'Resta só 1 garrafa' : `Restam só ${free} garrafas`
  return AppError.conflict(`${left} de ${title}.`)
}

/** A line of an order that is being made. */
export interface ReservedLine {
  id: string
  variant_id: string
  title: string
  quantity: number
}

interface Level {
  inventory_item_id: string
  location_id: string
  free: number
}

/**
 * Reserves the bottles of an order's lines at the seller's own locations, all or none. The levels are locked first, in
 * one sequence, so that of many buyers the later one sees what the earlier one took, whichever engine serves them.
 *
 * @throws AppError conflict when there are too few
 */
export async function reserveBottles(
  transaction: Knex,
  lines: readonly ReservedLine[],
  sellerId: string,
): Promise<void> {
  const parts = await partsOf(transaction, lines)
  const levels = await lockLevels(transaction, parts, sellerId)
  refuseTooFew(parts, levels)
  const changes: LevelChange[] = []
  for (const { line, inventoryItemId, quantity } of parts) {
    const places = levels.filter((level) => level.inventory_item_id === inventoryItemId)
    let left = quantity
    for (const place of places) {
      const taken = Math.min(left, place.free)
      if (taken === 0) continue
      left -= taken
      place.free -= taken
      const { location_id } = place
      changes.push({ inventoryItemId, locationId: location_id, stocked: 0, reserved: taken })
      await transaction('reservation_item').insert({
        id: generateEntityId(undefined, 'resitem'),
        line_item_id: line.id,
        inventory_item_id: inventoryItemId,
        location_id,
        quantity: taken,
        raw_quantity: JSON.stringify({ value: String(taken), precision: 20 }),
        allow_backorder: false,
      })
    }
  }
  await changeLevels(transaction, changes)
}

/** All lines together: also those of one wine that differ by something else. */
function refuseTooFew(parts: readonly Part[], levels: readonly Level[]): void {
  for (const { inventoryItemId, line } of parts) {
    const asked = sumOf(
      parts.filter((part) => part.inventoryItemId === inventoryItemId),
      'quantity',
    )
    const places = levels.filter((level) => level.inventory_item_id === inventoryItemId)
    const free = sumOf(places, 'free')
    if (asked > free) throw shortage(line.title, free)
  }
}

const sumOf = <Key extends string>(list: readonly Record<Key, number>[], key: Key): number =>
  list.reduce((sum, one) => sum + one[key], 0)

interface Part {
  line: ReservedLine
  inventoryItemId: string
  quantity: number
}

async function partsOf(transaction: Knex, lines: readonly ReservedLine[]): Promise<Part[]> {
  const rows = await runStatement<{
    variant_id: string
    inventory_item_id: string
    required: number
  }>(
    transaction,
    `select v.id as variant_id, i.inventory_item_id, i.required_quantity::float8 as required
       from product_variant v
       join product_variant_inventory_item i on i.variant_id = v.id and i.deleted_at is null
      where v.id = any($1) and v.manage_inventory`,
    [lines.map((line) => line.variant_id)],
  )
  return lines.flatMap((line) =>
    rows
      .filter((row) => row.variant_id === line.variant_id)
      .map((row) => ({
        line,
        inventoryItemId: row.inventory_item_id,
        quantity: line.quantity * row.required,
      })),
  )
}

async function lockLevels(
  transaction: Knex,
  parts: readonly Part[],
  sellerId: string,
): Promise<Level[]> {
  const rows = await runStatement<Level>(
    transaction,
    `select l.inventory_item_id, l.location_id, greatest(${availableAt('l')}, 0)::float8 as free
       from inventory_level l
      where l.inventory_item_id = any($1) and l.deleted_at is null
        and l.location_id in (select stock_location_id from seller_stock_location where seller_id = $2 and deleted_at is null)
      order by l.inventory_item_id, l.location_id for update`,
    [parts.map((part) => part.inventoryItemId), sellerId],
  )
  return rows
}
