import { readFileSync } from 'node:fs'

/**
 * When a process was started, as the kernel counts it (Linux), else ''. Together with the pid it names one
 * process for good: a pid alone is given away again, and in a container it is always 1.
 */
export function processStartMark(pid: number): string {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    // The name in parentheses may hold spaces; the start time is the 20th field after it.
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? ''
  } catch {
    return ''
  }
}

/** Whether the process that was recorded as (pid, mark) still runs. */
export function isSameProcessAlive(pid: number, mark: string): boolean {
  if (!Number.isInteger(pid) || pid <= 0) return false
  try {
    process.kill(pid, 0)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EPERM') return false
  }
  const now = processStartMark(pid)
  return mark === '' || now === '' || mark === now
}
