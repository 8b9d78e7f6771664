import { createWriteStream, existsSync, renameSync, statSync, type WriteStream } from 'node:fs'

const LARGEST_BYTES = 10 * 1024 * 1024

/** A log file to append to; one that has grown over 10 MB is put aside first (one generation is kept). */
export function openLog(path: string): WriteStream {
  if (existsSync(path) && statSync(path).size > LARGEST_BYTES) renameSync(path, `${path}.1`)
  return createWriteStream(path, { flags: 'a', mode: 0o600 })
}
