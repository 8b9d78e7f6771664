import { readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { env } from '../../env'

/** Deletes mails from the outbox folder, where they are kept when no mail server is set. */
export async function removeMailFiles(mailIds: readonly string[]): Promise<void> {
  const folder = env.WINEX_OUTBOX_DIR
  const files = await readdir(folder).catch(() => [])
  const wanted = new Set(mailIds)
  for (const file of files) {
    if (wanted.has(file.split('.')[0] ?? '')) await rm(join(folder, file), { force: true })
  }
}
