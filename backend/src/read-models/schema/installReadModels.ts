import { FOUNDATION_SQL } from './foundation'
import { ORDER_SQL } from './orderReadModel'
import { PRODUCT_SQL } from './productReadModel'
import { SEARCH_COUNT_SQL } from '../search/searchCounts'
import { SELLER_SQL } from './sellerReadModel'

const MODELS = [SELLER_SQL, PRODUCT_SQL, ORDER_SQL]

/**
 * The whole definition of the read models as one script, safe to run again: it replaces functions, views and triggers
 * and fills the tables again from the engine's tables in the same transaction.
 */
function readModelSql(): string {
  return [
    FOUNDATION_SQL,
    SEARCH_COUNT_SQL.tables,
    ...MODELS.map((model) => model.tables),
    ...MODELS.map((model) => model.logic),
    SEARCH_COUNT_SQL.logic,
    ...MODELS.map((model) => model.rebuild),
    /* sql */ `
create or replace function read_model.rebuild_all() returns void language plpgsql as $$
  begin
    perform read_model.rebuild_sellers();
    perform read_model.rebuild_products();
    perform read_model.rebuild_orders();
  end $$;`,
    ...MODELS.map((model) => model.triggers),
    'select read_model.rebuild_all();',
    ...MODELS.map((model) => model.indexes),
  ].join('\n')
}

interface Database {
  transaction<T>(
    work: (transaction: { raw(sql: string): Promise<unknown> }) => Promise<T>,
  ): Promise<T>
}

/** Installs or replaces the read models: all of it, or nothing. Needs the engine's tables and link tables. */
export async function installReadModels(database: Database): Promise<void> {
  // knex reads '?' as a binding, so it is escaped.
  await database.transaction((transaction) =>
    transaction.raw(readModelSql().replaceAll('?', '\\?')),
  )
}
