import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { loadSecrets } from '../loadSecrets'
import { clusterFolder } from '../postgres/clusterFolder'
import { superuserUrl } from '../postgres/createCluster'
import { postgresAccount } from '../postgres/postgresAccount'
import type { Settings } from '../../base/readSettings'
import { ArchiveWriter } from './ArchiveWriter'
import { copyCluster } from './copyCluster'
import { dumpDatabase } from './externalDatabase'
import { BACKUP_FORMAT, DUMP, SECRETS } from './manifest'

const MARK = 'winex-data.json'

export interface BackupToWrite {
  path: string
  /** Passphrase; undefined leaves the file as it is. */
  key: string | undefined
  withSecrets: boolean
  now: Date
}

/**
 * Writes the backup of an installation into one file, while its database runs.
 * @throws CliError when PostgreSQL's tools are missing for an external database; the file system's errors
 */
export async function writeBackup(
  settings: Settings,
  databaseUrl: string,
  { path, key, withSecrets, now }: BackupToWrite,
): Promise<void> {
  const { dataDir } = settings
  const about = {
    format: BACKUP_FORMAT,
    createdAt: now.toISOString(),
    database: settings.databaseUrl ? ('external' as const) : ('embedded' as const),
    withSecrets,
  }
  await ArchiveWriter.write(path, key, about, async (archive) => {
    if (settings.databaseUrl) await addDump(archive, settings, databaseUrl)
    else {
      const folder = clusterFolder(dataDir, postgresAccount())
      await copyCluster(archive, folder, superuserUrl(databaseUrl, loadSecrets(settings)))
    }
    // After the database: a picture is stored before the row that names it is committed.
    await addTree(archive, 'files', settings.filesDir)
    await addTree(archive, 'outbox', settings.outboxDir)
    await archive.addFile(MARK, join(dataDir, MARK))
    if (withSecrets) await archive.addFile(SECRETS, join(dataDir, SECRETS))
  })
}

async function addDump(archive: ArchiveWriter, settings: Settings, url: string): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'winex-dump-'))
  try {
    const dump = join(folder, DUMP)
    await dumpDatabase({ url, ssl: settings.databaseSsl }, dump)
    await archive.addFile(DUMP, dump)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

async function addTree(archive: ArchiveWriter, name: string, root: string): Promise<void> {
  if (!existsSync(root)) return
  for (const entry of readdirSync(root, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue
    const path = join(entry.parentPath, entry.name)
    await archive.addFile(join(name, relative(root, path)), path)
  }
}
