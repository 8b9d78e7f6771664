import { checkout } from '../base/checkout'
import { loadSecrets } from '../data/loadSecrets'
import { buildEngine } from '../build/buildEngine'
import type { EngineProcessOptions } from '../base/runNode'
import type { Settings } from '../base/readSettings'
import type { Lifetime } from '../base/createLifetime'
import { createProgress } from '../base/createProgress'
import { engineEnvironment } from './engineEnvironment'
import { InstallationState } from './InstallationState'
import { migrateOnce } from './migrateOnce'
import { openDatabase } from '../data/openDatabase'

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
  const state = await InstallationState.open(databaseUrl, settings.databaseSsl)
  lifetime.onEnd(() => state.close())
  await createProgress().step(
    'Estrutura do banco',
    () => migrateOnce(state, hash, { directory, env }, { settings, databaseUrl }),
    (migrated) => !migrated,
  )
  return { directory, env }
}
