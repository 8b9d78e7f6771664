import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** A copy's `run.json` while all of its processes are up. */
export interface CopyRun {
  pid: number
  gatewayPid: number
  enginePid: number
  postgresPid: number
  /** Its variables for the demonstration bank. */
  bank: Record<string, string>
  url: string
  engineUrl: string
  databaseUrl: string
}

/** Who runs of the copy with this data folder, and where. A process that was started again is named a moment later. */
export const readRun = (dataDir: string): CopyRun =>
  JSON.parse(readFileSync(join(dataDir, 'run.json'), 'utf8')) as CopyRun
