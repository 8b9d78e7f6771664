import { readdirSync, readFileSync } from 'node:fs'

/** The processes below one, from Linux' own list of all processes, because `ps` is not everywhere. */
export function descendantsOf(pid: number): number[] {
  const children = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .filter((one) => parentOf(one) === pid)
  return children.flatMap((child) => [child, ...descendantsOf(child)])
}

function parentOf(pid: number): number | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    return Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1])
  } catch {
    // It has ended since.
    return undefined
  }
}
