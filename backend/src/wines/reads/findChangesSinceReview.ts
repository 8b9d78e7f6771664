import type { Knex } from '@medusajs/framework/mikro-orm/knex'
import { mergeChanges } from '#domain/audit/mergeChanges'
import type { Product } from '#domain/wines/productWire'
import { runStatement } from '../../engine/database/runStatement'

/** Edits looked at; a wine that was edited more often shows what the first of them changed. */
const EDITS_MAX = 500

/** What the audit trail calls a change of what staff look at. */
export const WINE_EDITS = ['wine.data', 'wine.images', 'wine.import', 'wine.prices', 'wine.stock']

interface Row {
  since: Date
  before: Record<string, unknown> | null
  after: Record<string, unknown> | null
  edited: boolean
}

/** What changed in a wine after the staff's last decision, field by field; null before the first. */
export async function findChangesSinceReview(
  knex: Knex,
  productId: string,
): Promise<Product['changes_since_review']> {
  const rows = await runStatement<Row>(knex, {
    text: `select last.created_at as since, e.before, e.after, e.id is not null as edited
       from (select created_at from product_review
              where product_id = $1 and actor_type = 'user' and deleted_at is null
              order by created_at desc, id desc limit 1) last
       left join lateral (
         select id, at, before, after from audit_entry
          where resource = 'product' and resource_id = $1 and at > last.created_at
            and action = any($2)
          order by at, id limit ${EDITS_MAX}) e on true
      order by e.at, e.id`,
    values: [productId, WINE_EDITS],
    prepared: true,
  })
  const [first] = rows
  return first
    ? { since: first.since.toISOString(), ...mergeChanges(rows.filter(({ edited }) => edited)) }
    : null
}
