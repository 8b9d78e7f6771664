import { join } from 'node:path'
import { runNode, type EngineProcessOptions } from '../base/runNode'

/**
 * Brings the database to the newest schema and sets the shop up (region, channel, keys). Safe to
 * repeat and safe beside a running engine.
 *
 * @throws with the last lines of the engine's log when a migration fails; nothing is skipped silently
 */
export async function migrate(options: EngineProcessOptions): Promise<void> {
  await runNode(join(options.directory, 'src/server/migrate.js'), options)
}
