import { chmodSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { CliError } from '../../base/CliError'

const CANDIDATES = ['/var/lib/winex', '/opt/winex', '/usr/local/var/winex']

/**
 * A lasting folder outside every home folder, for what the database's own account must reach when we run as root.
 * Never the temporary folder: it holds somebody's data.
 * @throws CliError when none can be made
 */
export function sharedFolder(...below: string[]): string {
  for (const candidate of CANDIDATES) {
    try {
      const folder = join(candidate, ...below)
      mkdirSync(folder, { recursive: true, mode: 0o755 })
      chmodSync(candidate, 0o755)
      return folder
    } catch {
      continue
    }
  }
  throw new CliError(
    `Nenhuma destas pastas pode ser criada para o banco de dados: ${CANDIDATES.join(', ')}. Use WINEX_DATA_DIR com uma pasta que todos os usuários alcancem.`,
  )
}
