import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { writeWhole } from '../base/writeWhole'
import type { Lifetime } from '../base/createLifetime'

/** Who runs, and where it answers. The pids change when a process was started again. */
export interface Run {
  pid: number
  gatewayPid: number | undefined
  enginePid: number | undefined
  postgresPid: number | undefined
  bankPid: number | undefined
  /** The variables by which a command finds the demonstration bank. */
  bank: Record<string, string> | undefined
  url: string
  engineUrl: string
  databaseUrl: string
}

const LOOK_EVERY_MS = 1_000

/**
 * Keeps `<data>/run.json` true while we run, for `npm run staff` and for the tests. Where it cannot be written, on a
 * full disk, it is tried again.
 */
export function recordRun(dataDir: string, lifetime: Lifetime, current: () => Run): void {
  const path = join(dataDir, 'run.json')
  let written = ''
  const write = () => {
    const text = JSON.stringify(current())
    if (text === written) return
    try {
      writeWhole(path, text)
      written = text
    } catch {
      // The next look tries again.
    }
  }
  write()
  const timer = setInterval(write, LOOK_EVERY_MS)
  lifetime.onEnd(() => {
    clearInterval(timer)
    rmSync(path, { force: true })
  })
}

/** The variables of the demonstration bank of the copy that runs on this data folder; none where there is none. */
export function runningBank(dataDir: string): Record<string, string> {
  try {
    const { bank } = JSON.parse(readFileSync(join(dataDir, 'run.json'), 'utf8')) as Partial<Run>
    return bank ?? {}
  } catch {
    return {}
  }
}
