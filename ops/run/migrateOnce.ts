import { backUpBeforeMigration } from '../data/backup/backUpBeforeMigration'
import { checkout } from '../base/checkout'
import { CliError } from '../base/CliError'
import { knownMigrations } from './knownMigrations'
import { migrate } from './migrate'
import type { EngineProcessOptions } from '../base/runNode'
import type { Settings } from '../base/readSettings'
import type { InstallationState } from './InstallationState'

/**
 * Brings the database to the schema of this build, unless this very build has already done it.
 * @returns whether there was something to do
 * @param hash identifies the build: any change of a source migrates again, which is always safe
 * @param installation is backed up first when its database exists and gets migrations that it has not seen
 *   (not when only the read models differ: docs/operations.md, 'Atualizar e voltar atrás')
 * @throws CliError when a newer version has changed the schema already: what it needs, this one would not write
 */
export async function migrateOnce(
  state: InstallationState,
  hash: string,
  options: EngineProcessOptions,
  installation: { settings: Settings; databaseUrl: string },
): Promise<boolean> {
  const migrated = await state.get('migrated')
  if (migrated === hash) return false
  const known = knownMigrations(checkout.root, options.directory)
  const unknown = (await state.appliedMigrations()).filter((name) => !known.has(name))
  if (unknown.length > 0) {
    throw new CliError(
      `O banco de dados é de uma versão mais nova da winex, que mudou a estrutura dele (${unknown.slice(0, 3).join(', ')}). ` +
        'Nada foi alterado: use a versão mais nova, ou outro banco (outra pasta em WINEX_DATA_DIR, outro DATABASE_URL).',
    )
  }
  const names = [...known].toSorted().join()
  const isNew = migrated !== undefined && (await state.get('migrations')) !== names
  // Once for each update, however often it is interrupted or fails: a later backup would hold half of it, and push out the one from before.
  if (isNew && (await state.get('backed up for')) !== names) {
    await backUpBeforeMigration(installation.settings, installation.databaseUrl, new Date())
    await state.set('backed up for', names)
  }
  await migrate(options)
  await state.set('migrated', hash)
  await state.set('migrations', names)
  return true
}
