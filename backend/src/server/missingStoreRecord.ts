import type { Knex } from '@medusajs/framework/mikro-orm/knex'

const OWNERS = { carts: 'cart', 'payment-collections': 'payment_collection' } as const

/**
 * True when the path names a cart or a payment collection that is not there. Several of the engine's store routes
 * look into the missing record before they ask whether there is one, and fail.
 */
export async function isMissingStoreRecord(knex: Knex, path: string): Promise<boolean> {
  const [, kind, id] = /^\/store\/(carts|payment-collections)\/([^/]+)/.exec(path) ?? []
  if (!kind || !id) return false
  if (!/^\w+$/.test(id)) return true
  const table = OWNERS[kind as keyof typeof OWNERS]
  const found = (await knex.raw('select 1 from ?? where id = ? and deleted_at is null', [
    table,
    id,
  ])) as { rows: unknown[] }
  return found.rows.length === 0
}
