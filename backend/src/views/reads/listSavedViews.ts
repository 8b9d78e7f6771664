import type { Knex } from '@medusajs/framework/mikro-orm/knex'
import type { SavedView } from '#domain/views/savedViewWire'
import { runStatement } from '../../engine/database/runStatement'

/** The views of a list: the person's own, and those that are for all of the scope, by name; one statement. */
export async function listSavedViews(
  knex: Knex,
  { scope, personId, maySweep }: { scope: string; personId: string; maySweep: boolean },
  list: string,
): Promise<SavedView[]> {
  return runStatement<SavedView>(knex, {
    text: `select id, name, is_shared, coalesce(owner_id = $2, false) or (is_shared and $3) as may_delete, query
             from saved_view where scope = $1 and list = $4 and (is_shared or owner_id = $2)
            order by is_shared, read_model.fold_line(name), id`,
    values: [scope, personId, maySweep, list],
  })
}
