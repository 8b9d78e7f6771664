import { renameSync, rmSync, writeFileSync } from 'node:fs'

/**
 * Writes a file that only its owner may read. It is written aside and renamed into place: a reader finds the
 * old words or the new ones, never half of them, also when the disk fills up or we are killed.
 * @throws the file system's error; the old file is then unchanged
 */
export function writeWhole(path: string, text: string): void {
  const draft = `${path}.new`
  try {
    rmSync(draft, { force: true })
    writeFileSync(draft, text, { mode: 0o600 })
    renameSync(draft, path)
  } catch (error) {
    rmSync(draft, { force: true })
    throw error
  }
}
