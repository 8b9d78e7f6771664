import type { MedusaContainer } from '@medusajs/framework/types'
import { ContainerRegistrationKeys } from '@medusajs/framework/utils'
import { setTimeout as pause } from 'node:timers/promises'
import { storeNextRows } from './storeNextRows'

/** Share of the time that is left to other requests: as long as a batch took, at least this many ms. */
const restMs = 10
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
  for (;;) {
    const begun = performance.now()
    try {
      if (!(await storeNextRows(container, importId))) return
      failures = 0
    } catch (error) {
      failures += 1
      if (failures === attempts) throw error
    }
    await pause(Math.max(restMs, (performance.now() - begun) * (failures > 0 ? 5 : 1)))
  }
}
