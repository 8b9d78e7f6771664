import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { CliError } from '../CliError'
import { lockDataFolder } from './lockDataFolder'

const MARK = 'winex-data.json'

/**
 * Makes the data folder when it is missing, and takes it for this process.
 * @returns a function that gives the folder back
 * @throws CliError when the folder holds something that is not ours, cannot be written, or is in use
 */
export function openDataFolder(dataDir: string, port: number): () => void {
  try {
    // 0711 as root: the database's own account must be able to walk through it; nobody else can list it.
    mkdirSync(dataDir, { recursive: true, mode: process.getuid?.() === 0 ? 0o711 : 0o700 })
    if (!isDataFolder(dataDir)) {
      if (readdirSync(dataDir).length > 0) {
        throw new CliError(
          `A pasta ${dataDir} não está vazia e não é uma pasta de dados da winex. Nada foi alterado; escolha outra com WINEX_DATA_DIR.`,
        )
      }
      writeFileSync(join(dataDir, MARK), JSON.stringify({ kind: 'winex', version: 1 }))
    }
    return lockDataFolder(dataDir, port)
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
