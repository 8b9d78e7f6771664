import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { writeWhole } from '../base/writeWhole'
import type { Lifetime } from '../base/createLifetime'

/** Who runs, and where it answers. The pids change when a process was started again. */
export interface Run {
  pid: number
  gatewayPid: number | undefined
  enginePid: number | undefined
  postgresPid: number | undefined
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
