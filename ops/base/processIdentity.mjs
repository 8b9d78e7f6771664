// Plain JavaScript, because the install asks it before anything is installed (build/install).
import { readFileSync } from 'node:fs'

/**
 * When a process was started, as the kernel counts it (Linux), else ''. Together with the pid it names one
 * process permanently: a pid alone is given away again, and in a container it is always 1.
 *
 * @param {number} pid
 * @returns {string}
 */
export function processStartMark(pid) {
  return statOf(pid)?.[19] ?? ''
}

/**
 * What Linux tells of a process, from its state on (proc_pid_stat(5), field 3), or undefined.
 *
 * @param {number} pid
 * @returns {string[] | undefined}
 */
function statOf(pid) {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    // The name in parentheses may hold spaces.
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  } catch {
    return undefined
  }
}

/**
 * Whether the process that was recorded as (pid, mark) still runs.
 *
 * @param {number} pid
 * @param {string} mark
 * @returns {boolean}
 */
export function isSameProcessAlive(pid, mark) {
  if (!Number.isInteger(pid) || pid <= 0) return false
  try {
    process.kill(pid, 0)
  } catch (error) {
    if (error.code !== 'EPERM') return false
  }
  // A killed process keeps its pid until its parent looks at it, and some containers have no such parent.
  const stat = statOf(pid)
  if (stat?.[0] === 'Z' || stat?.[0] === 'X') return false
  const now = stat?.[19] ?? ''
  return mark === '' || now === '' || mark === now
}
