import { readdirSync, readFileSync } from 'node:fs'

/** Of Linux, and the same on every machine that it runs on: its clock counts hundredths of a second for programs. */
const TICKS_PER_SECOND = 100

/**
 * Seconds of processor of a process, of those below it, and of those below it that have ended.
 * @returns 0 where there is no /proc
 */
export function treeSeconds(root: number): number {
  const children = new Map<number, number[]>()
  const ticks = new Map<number, number>()
  for (const name of processes()) {
    const stat = statOf(name)
    if (!stat) continue
    const [, parent = 0] = stat
    children.set(parent, [...(children.get(parent) ?? []), Number(name)])
    // utime, stime, and both of the children that were waited for (man 5 proc)
    ticks.set(
      Number(name),
      stat.slice(11, 15).reduce((sum, one) => sum + one, 0),
    )
  }
  const sumOf = (pid: number): number =>
    (children.get(pid) ?? []).reduce((sum, child) => sum + sumOf(child), ticks.get(pid) ?? 0)
  return sumOf(root) / TICKS_PER_SECOND
}

function processes(): string[] {
  try {
    return readdirSync('/proc').filter((name) => /^\d+$/.test(name))
  } catch {
    return []
  }
}

/** The numbers behind a process's name; one that has ended since has none. */
function statOf(pid: string): number[] | undefined {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8')
    return text
      .slice(text.lastIndexOf(')') + 2)
      .split(' ')
      .map(Number)
  } catch {
    return undefined
  }
}
