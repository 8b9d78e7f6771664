import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { CliError } from '../../base/CliError'

const PATIENCE_MS = 20_000

/**
 * Stops the PostgreSQL that an earlier, killed run left running on this cluster. A postmaster.pid whose process is
 * gone is left to PostgreSQL, which knows how to take it over; for one whose pid was given away see `reusedPid`.
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

/**
 * The pid of a left-over postmaster.pid that belongs to a living process which is no PostgreSQL, as it may after a power
 * cut or in a restarted container. PostgreSQL takes every process of its own account for another server and refuses to
 * start, but for its parent and the one that PG_GRANDPARENT_PID names (CreateLockFile). Named there, the file is judged
 * like one whose process is gone: with processes of the earlier server still on its shared memory it is refused.
 */
export function reusedPid(cluster: string): number | undefined {
  const pid = recordedPid(cluster)
  if (!pid) return undefined
  try {
    process.kill(pid, 0)
    const [program = ''] = readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0')
    return /\bpostgres\b/.test(program) ? undefined : pid
  } catch {
    // gone, of another account, or not Linux: PostgreSQL itself judges
    return undefined
  }
}

/** The pid of a live PostgreSQL that serves this very cluster. */
function runningPostmaster(cluster: string): number | undefined {
  const pid = recordedPid(cluster)
  return pid && isPostgres(pid, cluster) ? pid : undefined
}

function recordedPid(cluster: string): number | undefined {
  const file = join(cluster, 'postmaster.pid')
  if (!existsSync(file)) return undefined
  const [pidLine = '', folder = ''] = readFileSync(file, 'utf8').split('\n')
  const pid = Number(pidLine)
  return Number.isInteger(pid) && pid > 0 && folder === cluster ? pid : undefined
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
