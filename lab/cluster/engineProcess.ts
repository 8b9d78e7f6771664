import { readFileSync } from 'node:fs'
import type { Machine } from './machine'

/**
 * The engine that a machine's own supervisor runs.
 * @throws Error when it runs none
 */
export function engineProcess(machine: Machine): number {
  const supervisor = machine.pid()
  const children = readFileSync(`/proc/${supervisor}/task/${supervisor}/children`, 'utf8')
  const found = children
    .trim()
    .split(' ')
    .find((pid) => readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes('server/serve.js'))
  if (!found) throw new Error(`${machine.name} runs no engine`)
  return Number(found)
}
