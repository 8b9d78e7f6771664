import { linkSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { CliError } from '../base/CliError'
import { isSameProcessAlive, processStartMark } from '../base/processIdentity.mjs'

const lockSchema = z.object({ pid: z.number(), mark: z.string(), port: z.number() })
type Lock = z.infer<typeof lockSchema>

/**
 * Takes the data folder for this process alone.
 * @returns a function that gives it back
 * @throws CliError when another running copy holds it
 */
export function lockDataFolder(dataDir: string, port: number): () => void {
  const path = join(dataDir, 'winex.lock')
  const own: Lock = { pid: process.pid, mark: processStartMark(process.pid), port }
  const draft = `${path}.${process.pid}`
  writeFileSync(draft, JSON.stringify(own), { mode: 0o600 })
  try {
    for (;;) {
      try {
        // link() refuses an existing name and the file appears with its content: no half-written lock.
        linkSync(draft, path)
        break
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
        const holder = readLock(path)
        if (holder) refuseWhenAlive(holder, dataDir)
        discardStaleLock(path)
      }
    }
  } finally {
    rmSync(draft, { force: true })
  }
  return () => {
    if (readLock(path)?.pid === process.pid) rmSync(path, { force: true })
  }
}

/** The running copy that holds the data folder, or undefined. */
export function dataFolderHolder(dataDir: string): Lock | undefined {
  const lock = readLock(join(dataDir, 'winex.lock'))
  return lock && isHeld(lock) ? lock : undefined
}

function refuseWhenAlive(lock: Lock, dataDir: string): void {
  if (!isHeld(lock)) return
  throw new CliError(
    `A pasta de dados ${dataDir} está em uso por outra cópia da winex (processo ${lock.pid}, porta ${lock.port}). ` +
      'Pare aquela cópia ou escolha outra pasta com WINEX_DATA_DIR.',
  )
}

function isHeld(lock: Lock): boolean {
  // In a restarted container the lock of the previous run may name our own pid.
  return lock.pid !== process.pid && isSameProcessAlive(lock.pid, lock.mark)
}

function discardStaleLock(path: string): void {
  const aside = `${path}.stale-${process.pid}`
  try {
    renameSync(path, aside)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return
    throw error
  }
  // Between reading and renaming, another start may have put its own fresh lock there: give it back.
  const moved = readLock(aside)
  if (moved && isHeld(moved)) linkSync(aside, path)
  rmSync(aside, { force: true })
}

function readLock(path: string): Lock | undefined {
  try {
    return lockSchema.safeParse(JSON.parse(readFileSync(path, 'utf8'))).data
  } catch {
    return undefined
  }
}
