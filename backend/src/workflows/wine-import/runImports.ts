import type { MedusaContainer } from '@medusajs/framework/types'
import { ContainerRegistrationKeys } from '@medusajs/framework/utils'
import { setTimeout as pause } from 'node:timers/promises'
import { storeNextRows } from './storeNextRows'

/** Half as long as a batch took is left to other requests, at least this many ms. */
const restMs = 10
/**
 * After so many batches the planner is told how large the tables have become: in a new database it still believes
 * them empty, and each batch would take longer than the one before.
 */
const analyzeAfter = new Set([1, 5, 25, 125])
const grownTables = [
  'product',
  'product_variant',
  'product_variant_price_set',
  'price',
  'product_variant_inventory_item',
  'inventory_level',
  'seller_product',
  'image',
  'wine_import_row',
  'read_model.product',
]
/** After a failure (a lost connection, a deadlock) the import goes on; after this many in a row it waits for a call. */
const attempts = 5

let running: Promise<void> | null = null

/**
 * Goes on with every import that has been started, one after the other, until none is left. Called when one is
 * started, when somebody looks at one, and when the engine boots, so that an import survives its engine.
 */
export function runImports(container: MedusaContainer): void {
  running ??= run(container)
    .catch((error: unknown) => {
      container
        .resolve(ContainerRegistrationKeys.LOGGER)
        .error('wine import', error instanceof Error ? error : new Error(String(error)))
    })
    .finally(() => {
      running = null
    })
}

async function run(container: MedusaContainer): Promise<void> {
  const knex = container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  for (;;) {
    const next = (await knex('wine_import')
      .where({ status: 'importing' })
      .orderBy('created_at')
      .first('id')) as { id: string } | undefined
    if (!next) return
    await runOne(container, next.id)
  }
}

async function runOne(container: MedusaContainer, importId: string): Promise<void> {
  let failures = 0
  for (let batches = 1; ; batches += 1) {
    const begun = performance.now()
    try {
      if (!(await storeNextRows(container, importId))) return
      failures = 0
      if (analyzeAfter.has(batches)) await analyze(container)
    } catch (error) {
      failures += 1
      if (failures === attempts) throw error
    }
    await pause(Math.max(restMs, (performance.now() - begun) * (failures > 0 ? 5 : 0.5)))
  }
}

async function analyze(container: MedusaContainer): Promise<void> {
  await container
    .resolve(ContainerRegistrationKeys.PG_CONNECTION)
    .raw(`analyze ${grownTables.join(', ')}`)
}
