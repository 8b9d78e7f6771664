import { mkdirSync, readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import type { Settings } from '../../base/readSettings'
import { writeBackup } from './writeBackup'

const FOLDER = 'backups'
/** Before the newest update, and before the one ahead of it. */
const KEPT = 2

/**
 * Keeps an embedded database as it was before a new version changes it, in `<data>/backups`: what an operator goes back
 * to when the new version does not do. Of an external one the operator keeps backups.
 */
export async function backUpBeforeMigration(
  settings: Settings,
  databaseUrl: string,
  now: Date,
): Promise<void> {
  if (settings.databaseUrl) return
  const folder = join(settings.dataDir, FOLDER)
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  const path = join(folder, `before-update-${now.toISOString().replaceAll(':', '')}.tar.gz`)
  const key = settings.environment.WINEX_BACKUP_KEY
  await writeBackup(settings, databaseUrl, {
    path: key ? `${path}.age` : path,
    key,
    withSecrets: true,
    now,
  })
  const older = readdirSync(folder)
    .filter((name) => name.startsWith('before-update-'))
    .toSorted()
    .slice(0, -KEPT)
  for (const name of older) rmSync(join(folder, name))
}
