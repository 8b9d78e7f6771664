import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { CliError } from '../base/CliError'
import { loadSecrets } from './loadSecrets'
import { dataFolderHolder } from './lockDataFolder'
import { openDataFolder } from './openDataFolder'
import { startPostgres } from './postgres/startPostgres'
import type { Settings } from '../base/readSettings'
import type { Lifetime } from '../base/createLifetime'

const runSchema = z.object({ databaseUrl: z.string() })

/**
 * The installation's database for one command: the external one, that of the running copy, or the embedded one,
 * which then runs until `lifetime` ends.
 * @returns its connection string
 * @throws CliError when it cannot be reached or started
 */
export async function openDatabase(settings: Settings, lifetime: Lifetime): Promise<string> {
  const { dataDir, databaseUrl } = settings
  if (databaseUrl) return databaseUrl
  if (dataFolderHolder(dataDir)) return urlOfRunningCopy(dataDir)
  lifetime.onEnd(openDataFolder(dataDir, settings.port))
  const postgres = await startPostgres(dataDir, loadSecrets(settings), console.error)
  lifetime.onEnd(postgres.stop)
  return postgres.url
}

function urlOfRunningCopy(dataDir: string): string {
  try {
    const run: unknown = JSON.parse(readFileSync(join(dataDir, 'run.json'), 'utf8'))
    return runSchema.parse(run).databaseUrl
  } catch {
    throw new CliError(
      'A winex que usa esta pasta de dados ainda está iniciando. Tente de novo quando ela estiver no ar.',
    )
  }
}
