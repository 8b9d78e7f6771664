import type { MedusaContainer } from '@medusajs/framework/types'
import { ContainerRegistrationKeys } from '@medusajs/framework/utils'
import { setTimeout as pause } from 'node:timers/promises'
import { storeNextRows } from './storeNextRows'

/** A third of what a batch took is left to other requests, at least this many ms. */
const restMs = 10
/**
 * After so many batches the planner is told how large the tables have become: in a new database it still believes
 * them empty, and each batch would take longer than the one before.
 */
const analyzeAfter = new Set([2, 10, 50, 250])
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
/** After a failure (a lost connection, a deadlock) the import goes on; after this many in a row it waits for the next call. */
const attempts = 5

let running: Promise<void> | null = null
/** Batches stored since the start, and failures in a row, by import. */
const progress = new Map<string, { batches: number; failures: number }>()

/**
 * Goes on with every import that has been started until none is left: of each seller one, a batch each in turn, so
 * that nobody waits for the end of somebody else's. Called when one is started, when somebody looks at one, and every
 * ten seconds (jobs/resume-imports), so that an import survives its engine.
 */
export function runImports(container: MedusaContainer): void {
  running ??= run(container)
    .catch((error: unknown) => report(container, error))
    .finally(() => {
      running = null
      progress.clear()
    })
}

async function run(container: MedusaContainer): Promise<void> {
  for (;;) {
    const due = (await nextImports(container)).filter(
      (id) => (progress.get(id)?.failures ?? 0) < attempts,
    )
    if (due.length === 0) return
    for (const id of due) await storeBatch(container, id)
  }
}

/** The oldest started import of each seller. */
async function nextImports(container: MedusaContainer): Promise<string[]> {
  const { rows } = (await container
    .resolve(ContainerRegistrationKeys.PG_CONNECTION)
    .raw(
      `select distinct on (seller_id) id from wine_import where status = 'importing' order by seller_id, created_at`,
    )) as { rows: { id: string }[] }
  return rows.map(({ id }) => id)
}

async function storeBatch(container: MedusaContainer, importId: string): Promise<void> {
  const own = progress.get(importId) ?? { batches: 0, failures: 0 }
  progress.set(importId, own)
  const begun = performance.now()
  try {
    await storeNextRows(container, importId)
    own.failures = 0
    own.batches += 1
    if (analyzeAfter.has(own.batches)) await analyze(container)
  } catch (error) {
    own.failures += 1
    if (own.failures === attempts) report(container, error)
  }
  await pause(Math.max(restMs, (performance.now() - begun) * (own.failures > 0 ? 5 : 0.3)))
}

async function analyze(container: MedusaContainer): Promise<void> {
  await container
    .resolve(ContainerRegistrationKeys.PG_CONNECTION)
    .raw(`analyze ${grownTables.join(', ')}`)
}

function report(container: MedusaContainer, error: unknown): void {
  container
    .resolve(ContainerRegistrationKeys.LOGGER)
    .error('wine import', error instanceof Error ? error : new Error(String(error)))
}
