import { migrate } from '../engine/migrate'
import type { EngineProcessOptions } from '../engine/runNode'
import type { InstallationState } from './InstallationState'

/**
 * Brings the database to the schema of this build, unless this very build has already done it.
 * @returns whether there was something to do
 * @param hash identifies the build: any change of a source migrates again, which is always safe
 */
export async function migrateOnce(
  state: InstallationState,
  hash: string,
  options: EngineProcessOptions,
): Promise<boolean> {
  if ((await state.get('migrated')) === hash) return false
  await migrate(options)
  await state.set('migrated', hash)
  return true
}
