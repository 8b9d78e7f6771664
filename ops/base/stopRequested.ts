import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { isSameProcessAlive, processStartMark } from './processIdentity.mjs'

const PARENT_CHECK_MS = 500

/**
 * Resolves when somebody wants us to end: Ctrl-C, SIGTERM, the terminal closing, or the npm that started us dying
 * without a word. A second Ctrl-C ends the process at once; the watches then stop the children.
 * @param onForce called before that hard end
 */
export function stopRequested(onForce: () => void): Promise<string> {
  return new Promise((resolve) => {
    let asked = false
    const ask = (reason: string) => {
      if (asked && reason === 'SIGINT') {
        onForce()
        process.exit(130)
      }
      asked = true
      resolve(reason)
    }
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
      process.on(signal, () => ask(signal))
    // Started by hand with `nohup … &` it may well outlive its shell; below npm it may not outlive npm.
    const npm = npmProcess(process.env)
    if (npm === undefined) return
    const mark = processStartMark(npm)
    setInterval(() => {
      if (!isSameProcessAlive(npm, mark)) ask('npm')
    }, PARENT_CHECK_MS).unref()
  })
}

/**
 * The npm that started us, or undefined when none did. npm runs a script through `sh -c`, and that shell may stay
 * between the two: it neither passes signals on nor ends when npm is killed, so npm itself has to be watched.
 */
function npmProcess(environment: Record<string, string | undefined>): number | undefined {
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
