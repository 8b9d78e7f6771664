import { spawn, type ChildProcess, type SpawnOptions } from 'node:child_process'
import { closeSync, openSync, readFileSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'
import { stopWithParent } from '../../ops/base/stopWithParent'

const PATIENCE_MS = 180_000
const LOOK_EVERY_MS = 100
const END_PATIENCE_MS = 60_000

export interface MachineOptions {
  name: string
  command: string
  args: string[]
  options: Pick<SpawnOptions, 'env' | 'cwd' | 'uid' | 'gid'>
  /** File that its words are added to. */
  log: string
  isReady: () => Promise<boolean>
  /** What ends it cleanly: SIGTERM, for PostgreSQL SIGINT (clients are not waited for). */
  endSignal?: 'SIGTERM' | 'SIGINT'
}

/** One process of the cluster, as a machine of its own would run it. Nothing but `start` starts it again. */
export interface Machine {
  name: string
  /** @throws Error when it is not running */
  pid: () => number
  /** Starts it and waits until it is ready. */
  start: () => Promise<void>
  /** Sends it a signal, without one the clean one, and waits for its end. */
  end: (signal?: NodeJS.Signals) => Promise<void>
}

/** Prepares a machine; `start` starts it. */
export function machine({
  name,
  command,
  args,
  options,
  log,
  isReady,
  endSignal = 'SIGTERM',
}: MachineOptions): Machine {
  let child: ChildProcess | undefined
  const isRunning = (): boolean =>
    child !== undefined && child.exitCode === null && child.signalCode === null
  const pid = (): number => {
    if (!isRunning() || !child?.pid) throw new Error(`${name} is not running: see ${log}`)
    return child.pid
  }
  return {
    name,
    pid,
    start: async () => {
      const file = openSync(log, 'a')
      // A group of its own: Ctrl-C reaches us alone.
      const started = spawn(command, args, {
        ...options,
        detached: true,
        stdio: ['ignore', file, file],
      })
      closeSync(file)
      child = started
      started.on('error', (error) => console.error(`${name}: ${error.message}`))
      if (started.pid) {
        const release = stopWithParent(started.pid, endSignal === 'SIGINT' ? 'INT' : 'TERM')
        started.once('exit', release)
      }
      const latest = Date.now() + PATIENCE_MS
      while (!(await isReady().catch(() => false))) {
        if (!isRunning() || Date.now() > latest)
          throw new Error(`${name} did not start:\n${readFileSync(log, 'utf8').slice(-2_000)}`)
        await pause(LOOK_EVERY_MS)
      }
    },
    end: async (signal = endSignal) => {
      if (!isRunning()) return
      const gone = new Promise((done) => child?.once('exit', done))
      process.kill(pid(), signal)
      await Promise.race([gone, pause(END_PATIENCE_MS, undefined, { ref: false })])
      if (!isRunning()) return
      process.kill(pid(), 'SIGKILL')
      await gone
    },
  }
}
