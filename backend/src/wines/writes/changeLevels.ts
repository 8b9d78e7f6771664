import type { Knex } from '@medusajs/framework/mikro-orm/knex'
import { runStatement } from '../../engine/database/runStatement'

/** Bottles to add to (or, negative, to take from) a level. */
export interface LevelChange {
  inventoryItemId: string
  locationId: string
  stocked: number
  reserved: number
}

/**
 * Changes stock levels by what is given, in one order of locks for all callers. The engine keeps each quantity twice,
 * as number and as exact text.
 *
 * @throws Error when a level is missing, so that nothing of the transaction is kept
 */
export async function changeLevels(transaction: Knex, changes: LevelChange[]): Promise<void> {
  const sorted = changes.toSorted((one, other) => keyOf(one).localeCompare(keyOf(other)))
  for (const { inventoryItemId, locationId, stocked, reserved } of sorted) {
    const rows = await runStatement(
      transaction,
      `update inventory_level set
         stocked_quantity = stocked_quantity + $1,
         raw_stocked_quantity = jsonb_build_object('value', (stocked_quantity + $1)::text, 'precision', 20),
         reserved_quantity = reserved_quantity + $2,
         raw_reserved_quantity = jsonb_build_object('value', (reserved_quantity + $2)::text, 'precision', 20),
         updated_at = now()
       where inventory_item_id = $3 and location_id = $4 and deleted_at is null returning 1`,
      [stocked, reserved, inventoryItemId, locationId],
    )
    if (rows.length === 0) throw new Error(`No level of ${inventoryItemId} at ${locationId}`)
  }
}

const keyOf = (change: LevelChange): string => `${change.inventoryItemId} ${change.locationId}`
