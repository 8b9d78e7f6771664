import { createHash } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import type { Knex } from '@medusajs/framework/mikro-orm/knex'
import { runStatement } from '../engine/database/runStatement'
import { FOUNDATION_SQL } from '../engine/readModels/foundation'
import { ORDER_SQL } from '../orders'
import { PRODUCT_SQL } from '../wines'
import { SELLER_SQL } from '../sellers'

const MODELS = [SELLER_SQL, PRODUCT_SQL, ORDER_SQL]

/**
 * The whole definition of the read models as one script, safe to run again: it replaces functions, views and triggers
 * and fills the tables again from the engine's tables in the same transaction.
 */
function readModelSql(): string {
  return [
    FOUNDATION_SQL,
    ...MODELS.map((model) => model.tables),
    ...MODELS.map((model) => model.logic),
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

/**
 * Installs or replaces the read models when their definition is not the newest that the database has had: all of it, or
 * nothing. The schema's comment lists the hashes of all definitions, the newest last. Needs the engine's tables and link tables.
 *
 * @throws Error when a later definition has replaced this one: newer code is at work on this database
 */
export async function installReadModels(knex: Knex): Promise<void> {
  const definition = readModelSql()
  const hash = createHash('sha256').update(definition).digest('hex')
  const [schema] = await runStatement<{ installed: string | null }>(
    knex,
    `select obj_description(to_regnamespace('read_model'), 'pg_namespace') as installed`,
  )
  const installed = schema?.installed?.split(' ') ?? []
  if (installed.at(-1) === hash) return
  if (installed.includes(hash)) throw new Error(NEWER)
  const comment = [...installed, hash].join(' ')
  const install = () =>
    knex.transaction(async (transaction) => {
      await lockWatched(transaction, definition)
      await runStatement(transaction, `${definition}\ncomment on schema read_model is '${comment}'`)
    })
  while (!(await unlessBusy(install))) await pause(PAUSE_MS)
}

/** Shorter than the second after which PostgreSQL looks for a deadlock and ends one of those in it, perhaps a buyer. */
const PATIENCE_MS = 500
const PAUSE_MS = 200
/** SQLSTATEs of a statement that took too long, and of one that PostgreSQL has ended to resolve a deadlock. */
const BUSY: unknown[] = ['57014', '40P01']

/**
 * A transaction that writes into a watched table needs the read models' tables at the commit. Other engines write during an
 * update: their transactions end before the first of our locks on those tables.
 */
async function lockWatched(transaction: Knex, definition: string): Promise<void> {
  const watched = new Set(
    [...definition.matchAll(/ on (public\."\w+")/g)].map(([, table]) => table),
  )
  await runStatement(transaction, `set local statement_timeout = ${PATIENCE_MS}`)
  await runStatement(
    transaction,
    `lock table ${[...watched].toSorted().join(', ')} in share row exclusive mode`,
  )
  await runStatement(transaction, 'set local statement_timeout to default')
}

/** @returns false when the locks were not to be had, and nothing has changed */
async function unlessBusy(act: () => Promise<unknown>): Promise<boolean> {
  try {
    await act()
    return true
  } catch (error) {
    if (!BUSY.includes((error as { code?: unknown }).code)) throw error
    return false
  }
}

const NEWER =
  'O banco de dados é de uma versão mais nova da winex, que mudou as tabelas das listas. Nada foi alterado: use a versão mais nova, ou outro banco.'
