import { ContainerRegistrationKeys } from '@medusajs/framework/utils'
import { MigrationScriptsMigrator } from '@medusajs/framework/migrations'
import { MedusaModule } from '@medusajs/framework/modules-sdk'
import { migrate as migrateSchema } from '@medusajs/medusa/commands/db/migrate'
import { initializeContainer } from '@medusajs/medusa/loaders/index'
import { join } from 'node:path'
import { setUpMarketplace } from '../marketplace'
import { logError } from '../engine/errors/logError'
import { bootContainer } from './bootContainer'
import { guardLinks } from '../engine/database/guardLinks'
import { installReadModels } from './installReadModels'

/**
 * Schema, links, read models, migration scripts and the shop's setup in one process: the engine's own command forks
 * a second one for the scripts and does not look at how it ended.
 */
async function migrate(): Promise<void> {
  const directory = process.cwd()
  process.env.MEDUSA_WORKER_MODE = 'server'
  const bare = await initializeContainer(directory)
  const logger = bare.resolve(ContainerRegistrationKeys.LOGGER)
  await migrateSchema({
    directory,
    container: bare,
    logger,
    skipScripts: true,
    skipLinks: false,
    executeAllLinks: false,
    executeSafeLinks: true,
  })
  const knex = bare.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  await guardLinks(knex)
  // Before the scripts: they use the fold, and what they write the triggers bring into the rows.
  await installReadModels(knex)

  MedusaModule.clearInstances()
  const { container, shutdown } = await bootContainer()
  try {
    const scripts = new MigrationScriptsMigrator({ container })
    await scripts.ensureMigrationsTable()
    await scripts.run([
      join(require.resolve('@medusajs/medusa'), '../migration-scripts'),
      join(directory, 'src/migration-scripts'),
    ])
    await setUpMarketplace(container)
  } finally {
    await shutdown()
  }
}

migrate().then(
  () => process.exit(0),
  (error: unknown) => {
    logError('migrations', error)
    process.exit(1)
  },
)
