import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll } from 'vitest'

/** A folder for a copy of a file's own, gone after its tests. @param name tells what it was for */
export function ownFolder(name: string): string {
  const folder = mkdtempSync(join(tmpdir(), `winex-${name}-`))
  // The database's own account walks through it when the tests run as root.
  chmodSync(folder, 0o711)
  afterAll(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}
