import {
  chmodSync,
  chownSync,
  copyFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  renameSync,
  rmSync,
} from 'node:fs'
import { dirname, join } from 'node:path'
import { CliError } from '../../base/CliError'
import { clusterFolder } from '../postgres/clusterFolder'
import { postgresAccount, type PostgresAccount } from '../postgres/postgresAccount'
import { readSettings, type Settings } from '../../base/readSettings'
import { loadDump } from './externalDatabase'
import { CLUSTER, DUMP, SECRETS, type Manifest } from './manifest'
import { readRestoreOptions, typedPath } from './readOptions'
import { unpackArchive } from './unpackArchive'

/**
 * `npm run restore -- FILE`: puts a backup into an empty place: a data folder that does not exist yet (WINEX_DATA_DIR),
 * and the database of DATABASE_URL for a backup of an external one. The file is checked whole before anything is placed.
 * @returns exit status: 0 when `npm start` can follow
 * @throws CliError when the place is not empty, or the file is not a whole backup
 */
export async function restoreBackup(args: string[]): Promise<number> {
  const options = readRestoreOptions(args)
  const settings = readSettings(process.env)
  const path = typedPath(options.file)
  if (!existsSync(path)) throw new CliError(`O arquivo ${path} não existe.`)
  refuseUsedPlace(settings)
  const draft = `${settings.dataDir}.restoring`
  rmSync(draft, { recursive: true, force: true })
  mkdirSync(draft, { recursive: true, mode: 0o700 })
  try {
    const manifest = await unpackArchive(path, settings.environment.WINEX_BACKUP_KEY, draft)
    refuseOtherKind(manifest, settings)
    placeSecrets(draft, manifest, options.secrets)
    if (settings.databaseUrl) {
      const database = { url: settings.databaseUrl, ssl: settings.databaseSsl }
      await loadDump(database, join(draft, DUMP))
      rmSync(join(draft, DUMP))
    }
    place(draft, settings)
    const made = new Date(manifest.createdAt).toLocaleString('pt-BR', {
      timeZone: 'America/Sao_Paulo',
    })
    console.log(
      `Restaurado em ${settings.dataDir} o que havia em ${made} (Brasília). Agora: npm start`,
    )
    return 0
  } finally {
    rmSync(draft, { recursive: true, force: true })
  }
}

function refuseUsedPlace({ dataDir, filesDir, outboxDir }: Settings): void {
  const advice = (variable: string) =>
    variable === 'WINEX_DATA_DIR' ? ', ou apague os dados com npm run reset' : ', ou esvazie-a'
  for (const [variable, folder] of [
    ['WINEX_DATA_DIR', dataDir],
    ['WINEX_FILES_DIR', filesDir],
    ['WINEX_OUTBOX_DIR', outboxDir],
  ] as const)
    if (existsSync(folder) && readdirSync(folder).length > 0)
      throw new CliError(
        `A pasta ${folder} não está vazia. Nada foi alterado: escolha outra com ${variable}${advice(variable)}.`,
      )
}

function refuseOtherKind({ database }: Manifest, { databaseUrl }: Settings): void {
  if (database === 'external' && !databaseUrl)
    throw new CliError(
      'Esta cópia é de um banco de dados externo: defina DATABASE_URL com um banco vazio.',
    )
  if (database === 'embedded' && databaseUrl)
    throw new CliError(
      'Esta cópia é do banco de dados embutido: restaure-a sem DATABASE_URL no ambiente.',
    )
}

function placeSecrets(draft: string, { database }: Manifest, given: string | undefined): void {
  const own = join(draft, SECRETS)
  if (given !== undefined) copyFileSync(typedPath(given), own)
  else if (!existsSync(own) && database === 'embedded')
    throw new CliError(
      'Esta cópia não contém secrets.json, e sem ele o banco de dados não abre: indique-o com --secrets CAMINHO.',
    )
}

function place(draft: string, { dataDir, filesDir, outboxDir, databaseUrl }: Settings): void {
  const cluster = `${draft}-cluster`
  if (!databaseUrl) renameSync(join(draft, CLUSTER), cluster)
  rmSync(dataDir, { recursive: true, force: true })
  mkdirSync(dirname(dataDir), { recursive: true })
  renameSync(draft, dataDir)
  const account = databaseUrl ? undefined : postgresAccount()
  if (account) chmodSync(dataDir, 0o711)
  if (!databaseUrl) {
    giveTo(account, cluster)
    move(cluster, clusterFolder(dataDir, account))
  }
  for (const [name, folder] of [
    ['files', filesDir],
    ['outbox', outboxDir],
  ] as const) {
    const restored = join(dataDir, name)
    if (folder !== restored && existsSync(restored)) move(restored, folder)
  }
}

function giveTo(account: PostgresAccount, folder: string): void {
  if (!account) return
  chownSync(folder, account.uid, account.gid)
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true }))
    chownSync(join(entry.parentPath, entry.name), account.uid, account.gid)
}

/** Also onto another file system. */
function move(from: string, to: string): void {
  rmSync(to, { recursive: true, force: true })
  mkdirSync(dirname(to), { recursive: true })
  try {
    renameSync(from, to)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EXDEV') throw error
    cpSync(from, to, { recursive: true, preserveTimestamps: true })
    rmSync(from, { recursive: true })
  }
}
