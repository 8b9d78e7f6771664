import { join } from 'node:path'
import { checkout } from '../../ops/base/checkout'
import type { Lifetime } from '../../ops/base/createLifetime'
import { freePort } from '../../ops/base/freePort'
import { responds } from '../../ops/base/responds'
import { placeOrder } from '../../tests/support/buyer'
import {
  readFacts,
  withClient,
  type Facts,
} from '../../tests/support/firstVersion/openFirstVersion'
import { openShop } from '../../tests/support/openShop'
import { cleanEnvironment, runWinex, type Environment } from '../../tests/support/ownCopy'
import type { Line } from './line'
import { machine } from './machine'
import type { Cluster } from './startCluster'

const ORDERS = 5

/** A backup of the database that is no part of the copy, made while orders are placed; an engine has to work with it. */
export async function restoreElsewhere(cluster: Cluster, lifetime: Lifetime): Promise<Line[]> {
  const shop = await openShop({ bottles: 1_000 })
  for (let order = 0; order < ORDERS; order += 1) await placeOrder(shop)
  const before = await withClient(cluster.shared.DATABASE_URL, readFacts)

  const stopBuying = keepBuying(() => placeOrder(shop))
  const file = join(cluster.folderOf('backup'), 'copia.tar.gz')
  const own = (name: string): Environment => ({
    ...cluster.shared,
    WINEX_DATA_DIR: cluster.folderOf(name),
  })
  const made = await runWinex(['backup', file], own('backup-data'))
  const placed = await stopBuying()

  const place: Environment = {
    ...own('restored'),
    DATABASE_URL: await cluster.addDatabase('restored'),
    WINEX_FILES_DIR: join(cluster.folderOf('restored-files'), 'files'),
  }
  // The queues there belong to the other database.
  delete place.REDIS_URL
  const restored = await runWinex(['restore', file], place)
  const after = await withClient(place.DATABASE_URL ?? '', readFacts)
  const lost = rowsLost(before, after)
  const rows = Object.values(before).flat().length
  // by hand, and not by the database's own gathering, which comes a minute later
  const analyzed = await withClient(place.DATABASE_URL ?? '', (client) =>
    client.query(`select from pg_stat_user_tables where last_analyze is not null limit 1`),
  )

  const port = await freePort()
  const engine = machine({
    name: 'Motor da cópia',
    command: process.execPath,
    args: [join(checkout.root, 'ops/winex.mjs'), 'engine'],
    options: { env: cleanEnvironment({ ...place, WINEX_ENGINE_PORT: String(port) }) },
    log: join(cluster.folderOf('restored-log'), 'engine.log'),
    isReady: () => responds(`http://127.0.0.1:${port}/health/ready`),
  })
  lifetime.onEnd(() => engine.end())
  await engine.start()
  const orders = await fetch(`http://127.0.0.1:${port}/vendor/orders`, {
    headers: { authorization: `Bearer ${shop.token}` },
  })
  const { count } = (await orders.json()) as { count: number }
  await engine.end()
  return [
    {
      what: 'a backup of the external database while orders are placed',
      found: made.status === 0 ? `made beside ${placed} orders` : made.output,
      ok: made.status === 0 && placed > 0,
    },
    {
      what: 'restored into an empty database',
      found:
        restored.status === 0
          ? `${rows} rows that were written before: ${lost.length} lost or changed`
          : restored.output,
      ok: restored.status === 0 && lost.length === 0,
    },
    {
      what: 'statistics for the planner, before anybody asks',
      found: analyzed.rowCount ? 'gathered' : 'missing',
      ok: Boolean(analyzed.rowCount),
    },
    {
      what: 'an engine of its own on it',
      found: `the seller's session goes on (${orders.status}), ${count} orders are listed`,
      ok: orders.ok && count >= ORDERS,
    },
  ]
}

/** Buys until told to stop; how many orders were acknowledged. */
function keepBuying(buy: () => Promise<unknown>): () => Promise<number> {
  let goesOn = true
  let placed = 0
  const work = (async () => {
    while (goesOn) {
      await buy()
      placed += 1
    }
  })()
  return async () => {
    goesOn = false
    await work
    return placed
  }
}

/** Rows that are not there as they were; what orders that are being placed change is left out. */
function rowsLost(before: Facts, after: Facts): string[] {
  return Object.entries(before)
    .filter(([table]) => table !== 'inventory_level' && table !== 'mail_outbox')
    .flatMap(([table, rows]) => {
      const kept = new Set((after[table] ?? []).map((row) => JSON.stringify(row)))
      return rows.filter((row) => !kept.has(JSON.stringify(row))).map(() => table)
    })
}
