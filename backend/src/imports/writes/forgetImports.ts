import type { Knex } from '@medusajs/framework/mikro-orm/knex'
import { runStatement } from '../../engine/database/runStatement'
import { STORED_AT } from './lastImported'

/** Imports that a seller can look at. */
const keptImports = 20

/**
 * Takes a seller's older imports away. Of their rows those stay that `lastImported` reads: the newest of each wine that
 * still exists, so at most one row per wine. Without them the same file would put back the bottles that were sold since
 * (decision 12). An import that keeps such rows is marked as deleted, any other is deleted.
 */
export async function forgetImports(knex: Knex, sellerId: string): Promise<void> {
  await runStatement(
    knex,
    `with old as (
       select id from wine_import
        where seller_id = $1 and status <> 'importing'
          and id not in (select id from wine_import where seller_id = $1 order by created_at desc limit $2)
        order by id for update
     ), newest as (
       select distinct on (r.product_id) r.import_id, r.row
         from wine_import_row r join wine_import i on i.id = r.import_id
         join product p on p.id = r.product_id and p.deleted_at is null
        where r.done
          and r.product_id in (select o.product_id from wine_import_row o join old on old.id = o.import_id where o.done)
        order by r.product_id, ${STORED_AT} desc
     ), forgotten as (
       delete from wine_import_row r using old
        where r.import_id = old.id
          and not exists (select from newest n where n.import_id = r.import_id and n.row = r.row)
     ), hidden as (
       update wine_import i set deleted_at = now() from old
        where i.id = old.id and i.deleted_at is null
          and exists (select from newest n where n.import_id = i.id)
     )
     delete from wine_import i using old
      where i.id = old.id and not exists (select from newest n where n.import_id = i.id)`,
    [sellerId, keptImports],
  )
}
