import {
  chmodSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  statSync,
  lstatSync,
  type Stats,
} from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { CliError } from '../base/CliError'
import { lockDataFolder } from './lockDataFolder'
import { writeWhole } from '../base/writeWhole'

const GROUP_AND_OTHERS = 0o077

/**
 * Takes the permissions of everybody but the owner from a folder and all that is in it: an earlier version, or a
 * restored copy, left mails and pictures readable for other users of the machine.
 * A folder that is closed already is not walked through again: it was closed last, after all that is in it.
 */
function tightenFolder(path: string): void {
  const found = lstatSync(path)
  if (found.isSymbolicLink() || !isOpen(found)) return
  if (found.isDirectory()) for (const name of readdirSync(path)) tightenFolder(join(path, name))
  try {
    chmodSync(path, found.mode & ~GROUP_AND_OTHERS)
  } catch (error) {
    // Somebody else's file in our folder is theirs to close.
    if ((error as NodeJS.ErrnoException).code !== 'EPERM') throw error
  }
}

function isOpen({ mode }: Stats): boolean {
  return (mode & GROUP_AND_OTHERS) !== 0
}

const MARK = 'winex-data.json'
/** What `npm test` leaves there, also where nothing was ever started. */
const LAST_TEST = 'last-test.json'
/**
 * How a data folder is laid out. 2: the embedded database belongs to a role of its own (postgres/giveToApplication).
 * Raise it with every change that an earlier version would not understand; that version then refuses the folder.
 */
export const DATA_FORMAT = 2

const markSchema = z.object({ version: z.number().int() })

/** What a data folder holds for the database's own account, which brings its own permissions. */
const OF_THE_DATABASE = /^(postgres(\.new)?|postgresql-.*|bench)$/

/**
 * Makes the data folder when it is missing, takes it for this process, and closes what is in it to other users.
 * @returns a function that gives the folder back
 * @throws CliError when the folder holds something that is not ours, is of a newer version, cannot be written, or is
 *   in use
 */
export function openDataFolder(dataDir: string, port: number): () => void {
  try {
    mkdirSync(dataDir, { recursive: true, mode: ownMode() })
    if (!isDataFolder(dataDir)) {
      if (readdirSync(dataDir).some((name) => name !== LAST_TEST)) {
        throw new CliError(
          `A pasta ${dataDir} não está vazia e não é uma pasta de dados da winex. Nada foi alterado; escolha outra com WINEX_DATA_DIR.`,
        )
      }
      writeMark(dataDir)
    }
    const format = formatOf(dataDir)
    if (format > DATA_FORMAT) {
      throw new CliError(
        `A pasta de dados ${dataDir} é de uma versão mais nova da winex (formato ${format}; esta conhece até o ${DATA_FORMAT}). Nada foi alterado: use a versão mais nova, ou outra pasta com WINEX_DATA_DIR.`,
      )
    }
    const release = lockDataFolder(dataDir, port)
    if (format < DATA_FORMAT) writeMark(dataDir)
    closeToOthers(dataDir)
    return release
  } catch (error) {
    if (error instanceof CliError) throw error
    throw new CliError(
      `A pasta de dados ${dataDir} não pode ser usada: ${(error as Error).message}`,
    )
  }
}

/** Whether a folder was made by `openDataFolder`: only such a folder is ever deleted. */
export function isDataFolder(dataDir: string): boolean {
  return existsSync(join(dataDir, MARK))
}

function formatOf(dataDir: string): number {
  try {
    return markSchema.parse(JSON.parse(readFileSync(join(dataDir, MARK), 'utf8'))).version
  } catch {
    // The first versions did not write it whole, and an interrupted start left it empty.
    return 1
  }
}

function writeMark(dataDir: string): void {
  writeWhole(join(dataDir, MARK), JSON.stringify({ kind: 'winex', version: DATA_FORMAT }))
}

function closeToOthers(dataDir: string): void {
  for (const name of readdirSync(dataDir))
    if (!OF_THE_DATABASE.test(name)) tightenFolder(join(dataDir, name))
  if ((statSync(dataDir).mode & 0o077 & ~ownMode()) !== 0) chmodSync(dataDir, ownMode())
}

/** As root the database's own account must be able to walk through it; nobody else can list it. */
function ownMode(): number {
  return process.getuid?.() === 0 ? 0o711 : 0o700
}
