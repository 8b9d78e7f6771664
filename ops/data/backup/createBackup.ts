import { existsSync, statSync } from 'node:fs'
import { CliError } from '../../base/CliError'
import { isDataFolder } from '../openDataFolder'
import { readSettings } from '../../base/readSettings'
import { openDatabase } from '../openDatabase'
import { createLifetime } from '../../base/createLifetime'
import { readBackupOptions, typedPath } from './readOptions'
import { writeBackup } from './writeBackup'

/**
 * `npm run backup -- [FILE] [--without-secrets]`: database, pictures, mails that wait, and secrets in one file, while
 * people work or while nothing runs. WINEX_BACKUP_KEY encrypts it.
 * @returns exit status: 0 when the file is there, whole
 * @throws CliError for a wrong command line, a file that exists already, or a database that cannot be reached
 */
export async function createBackup(args: string[]): Promise<number> {
  const { file, withSecrets } = readBackupOptions(args)
  const settings = readSettings(process.env)
  const now = new Date()
  const key = settings.environment.WINEX_BACKUP_KEY
  const path = typedPath(file ?? `${nameFor(now)}${key ? '.age' : ''}`)
  if (existsSync(path)) throw new CliError(`O arquivo ${path} já existe. Nada foi alterado.`)
  if (!settings.databaseUrl && !isDataFolder(settings.dataDir))
    throw new CliError(`Não há dados da winex em ${settings.dataDir}.`)
  const lifetime = createLifetime(console.error)
  try {
    const databaseUrl = await openDatabase(settings, lifetime)
    await writeBackup(settings, databaseUrl, { path, key, withSecrets, now })
  } finally {
    await lifetime.end()
  }
  const megabytes = (statSync(path).size / 1e6).toFixed(1).replace('.', ',')
  console.log(`Cópia de segurança pronta: ${path} (${megabytes} MB${key ? ', cifrada' : ''}).`)
  if (!withSecrets)
    console.log('Ela não contém secrets.json: guarde-o em outro lugar, sem ele não se restaura.')
  if (settings.environment.S3_BUCKET)
    console.log('As fotos ficam no armazenamento S3: faça a cópia delas por lá.')
  return 0
}

/** Such as winex-2026-11-22-0459.tar.gz, in UTC. */
const nameFor = (now: Date): string =>
  `winex-${now.toISOString().slice(0, 16).replace('T', '-').replace(':', '')}.tar.gz`
