import { mkdir, rename, rm, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'

/**
 * Writes a file that only this account may read. It is written aside and renamed into place, so that neither a crash
 * nor a full disk leaves half of it, under its name or another; missing folders are made.
 * @throws the file system's error, such as ENOSPC
 */
export async function writeWhole(path: string, content: Uint8Array): Promise<void> {
  await mkdir(dirname(path), { recursive: true, mode: 0o700 })
  const draft = `${path}.part`
  try {
    await writeFile(draft, content, { mode: 0o600 })
    await rename(draft, path)
  } catch (error) {
    await rm(draft, { force: true }).catch(() => undefined)
    throw error
  }
}
