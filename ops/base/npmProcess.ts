import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { basename } from 'node:path'

/**
 * The npm that started us, or undefined when none did. npm runs a script through `sh -c`, and that shell may stay
 * between the two: it neither passes signals on nor ends when npm is killed, so npm itself has to be watched.
 */
export function npmProcess(environment: Record<string, string | undefined>): number | undefined {
  if (!environment.npm_lifecycle_event) return undefined
  const parent = describe(process.ppid)
  if (!parent) return undefined
  const isShell = /^(ba|da|z|a)?sh$/.test(basename(parent.command))
  return isShell ? parent.ppid : process.ppid
}

function describe(pid: number): { ppid: number; command: string } | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    const end = stat.lastIndexOf(')')
    return {
      command: stat.slice(stat.indexOf('(') + 1, end),
      ppid: Number(stat.slice(end + 2).split(' ')[1]),
    }
  } catch {
    return describeByPs(pid)
  }
}

function describeByPs(pid: number): { ppid: number; command: string } | undefined {
  try {
    const output = execFileSync('ps', ['-o', 'ppid=,comm=', '-p', String(pid)], {
      encoding: 'utf8',
    })
    const [, ppid, command] = /^\s*(\d+)\s+(.*\S)\s*$/.exec(output) ?? []
    return ppid && command ? { ppid: Number(ppid), command } : undefined
  } catch {
    return undefined
  }
}
