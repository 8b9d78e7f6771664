import type { Readable } from 'node:stream'

/** Hands on what a process prints, line by line. Never delays the process. */
export function forEachLine(stream: Readable | null, onLine: (line: string) => void): void {
  let rest = ''
  stream?.setEncoding('utf8')
  stream?.on('data', (chunk: string) => {
    const lines = (rest + chunk).split('\n')
    rest = lines.pop() ?? ''
    for (const line of lines) onLine(line)
  })
  stream?.on('end', () => {
    if (rest !== '') onLine(rest)
  })
}
