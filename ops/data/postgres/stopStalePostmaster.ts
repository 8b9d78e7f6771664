import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { CliError } from '../../base/CliError'

const PATIENCE_MS = 20_000

/**
 * Stops the PostgreSQL that an earlier, killed run left running on this cluster. A postmaster.pid whose process is
 * gone, or belongs to something else by now, is left to PostgreSQL, which knows how to take it over.
 * @throws CliError when it does not stop
 */
export async function stopStalePostmaster(cluster: string): Promise<void> {
  const pid = runningPostmaster(cluster)
  if (!pid) return
  // SIGINT is PostgreSQL's "fast shutdown": open transactions roll back, everything committed is on disk.
  process.kill(pid, 'SIGINT')
  const deadline = Date.now() + PATIENCE_MS
  while (Date.now() < deadline) {
    if (!runningPostmaster(cluster)) return
    await wait(100)
  }
  throw new CliError(
    `Um PostgreSQL de uma execução anterior (processo ${pid}) ainda usa ${cluster} e não para. Encerre-o e tente de novo.`,
  )
}

/** The pid of a live PostgreSQL that serves this very cluster. */
function runningPostmaster(cluster: string): number | undefined {
  const file = join(cluster, 'postmaster.pid')
  if (!existsSync(file)) return undefined
  const [pidLine = '', folder = ''] = readFileSync(file, 'utf8').split('\n')
  const pid = Number(pidLine)
  if (!Number.isInteger(pid) || pid <= 0 || folder !== cluster) return undefined
  return isPostgres(pid, cluster) ? pid : undefined
}

function isPostgres(pid: number, cluster: string): boolean {
  try {
    process.kill(pid, 0)
  } catch {
    return false
  }
  try {
    // Linux: a pid that was given away again must not be shot.
    const command = readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0')
    return command.includes(cluster)
  } catch {
    return !existsSync('/proc/self')
  }
}
