import { basename, dirname } from 'node:path'
import { createStream } from 'rotating-file-stream'

/** A log never takes more than four times this. */
const LARGEST = '10M'
const OLDER_FILES = 3
/** After a failure nothing is tried for this long. */
const PAUSE_MS = 1_000
/** What may wait for a slow disk. */
const LARGEST_BACKLOG_BYTES = 1024 * 1024

/** A log file that may fail without anything else failing. */
export interface Log {
  /** Adds a line, or drops it when the disk is full or too slow. Never throws, never waits. */
  line: (text: string) => void
  end: () => void
}

/**
 * Opens a log file to append to, readable for its owner alone, which is put aside while it is written to whenever it
 * has grown to 10 MB (three older ones are kept: `<path>.1` is the youngest). What cannot be written is dropped and
 * counted; as soon as the disk takes it again, the log goes on with a line that says how much is missing.
 * @param open makes the stream; the tests give one that fails
 */
export function openLog(path: string, open: (path: string) => LogStream = openRotating): Log {
  let stream: LogStream | undefined
  let retryAt = 0
  let dropped = 0

  const current = (): LogStream | undefined => {
    if (stream === undefined && Date.now() >= retryAt) {
      const opened = open(path)
      opened.on('error', () => {
        opened.destroy()
        if (stream !== opened) return
        stream = undefined
        retryAt = Date.now() + PAUSE_MS
      })
      stream = opened
    }
    return stream && stream.writableLength < LARGEST_BACKLOG_BYTES ? stream : undefined
  }

  return {
    line: (text) => {
      const target = current()
      if (!target) {
        dropped += 1
        return
      }
      const missing = dropped
      const lines =
        missing > 0 ? `(${missing} linhas não couberam no disco)\n${text}\n` : `${text}\n`
      dropped = 0
      target.write(lines, (error) => {
        // It failed with everything that waited behind it.
        if (error) dropped += missing + 1
      })
    },
    end: () => {
      stream?.end()
      stream = undefined
    },
  }
}

/** What a log needs of a stream. */
interface LogStream {
  readonly writableLength: number
  write: (text: string, done: (error?: Error | null) => void) => unknown
  end: () => unknown
  destroy: () => unknown
  on: (event: 'error', listener: (error: Error) => void) => unknown
}

function openRotating(path: string): LogStream {
  return createStream(basename(path), {
    path: dirname(path),
    size: LARGEST,
    rotate: OLDER_FILES,
    mode: 0o600,
  })
}
