import { checkout } from '../checkout'
import { loadSecrets } from '../data/loadSecrets'
import { buildEngine } from '../engine/buildEngine'
import type { EngineProcessOptions } from '../engine/runNode'
import type { Settings } from '../settings/readSettings'
import type { Lifetime } from '../stack/createLifetime'
import { createProgress } from '../stack/createProgress'
import { engineEnvironment } from '../stack/engineEnvironment'
import { InstallationState } from '../stack/InstallationState'
import { migrateOnce } from '../stack/migrateOnce'
import { openDatabase } from './openDatabase'

/**
 * Makes everything ready for a script of the engine on this installation, running or stopped.
 * @throws CliError when its database cannot be reached or started
 */
export async function prepareEngine(
  settings: Settings,
  lifetime: Lifetime,
): Promise<Pick<EngineProcessOptions, 'directory' | 'env'>> {
  const databaseUrl = await openDatabase(settings, lifetime)
  const { directory, hash } = await buildEngine(checkout.root)
  const env = engineEnvironment(settings, loadSecrets(settings), databaseUrl)
  const state = await InstallationState.open(databaseUrl)
  lifetime.onEnd(() => state.close())
  await createProgress().step(
    'Estrutura do banco',
    () => migrateOnce(state, hash, { directory, env }, { settings, databaseUrl }),
    (migrated) => !migrated,
  )
  return { directory, env }
}
