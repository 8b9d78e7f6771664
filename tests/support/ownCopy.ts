import { spawn, type ChildProcess } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { checkout } from '../../ops/base/checkout'
import { descendantsOf } from './descendantsOf'
import { readRun, type CopyRun } from './readRun'

/** A copy that a test starts, breaks and starts again, beside the one that all tests share. */
export interface OwnCopy {
  run: () => CopyRun
  /** All that it has printed. */
  output: () => string
  /** Milliseconds until it said that it answers. */
  startedIn: number
  /** SIGKILL for every process of it, at once. */
  killEverything: () => Promise<void>
  stop: () => Promise<void>
}

export type Environment = Record<string, string>

/** What a developer's own environment may say about real services; the tests must never reach them. */
const OUTSIDE = /^(DATABASE_URL|REDIS_URL|SMTP_URL|S3_|WINEX_|PORT$|VITE_)/

/** Ends what hangs: of three copies that start at once on a slow machine one has needed more than three minutes. */
const START_PATIENCE_MS = 300_000

/** The environment of a command that is to see nothing of the shared copy. */
export function cleanEnvironment(environment: Environment): NodeJS.ProcessEnv {
  const own = Object.entries(process.env).filter(([name]) => !OUTSIDE.test(name))
  return { ...Object.fromEntries(own), ...environment }
}

/** Runs `node ops/winex.mjs <args>` to its end. */
export async function runWinex(
  args: string[],
  environment: Environment,
  input = '',
): Promise<{ status: number | null; output: string }> {
  const child = spawn(process.execPath, [join(checkout.root, 'ops/winex.mjs'), ...args], {
    env: cleanEnvironment(environment),
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (chunk: string) => (output += chunk))
  child.stdin.end(input)
  const patience = setTimeout(() => {
    const commands = descendantsOf(child.pid ?? 0).map(commandOf)
    output += `\nnot ended after ${START_PATIENCE_MS} ms; below it: ${commands.join(' | ')}`
    child.kill('SIGTERM')
  }, START_PATIENCE_MS)
  const status = await new Promise<number | null>((done) => child.once('close', done))
  clearTimeout(patience)
  return { status, output }
}

/**
 * Starts a copy and ends it with every process below it by SIGKILL, as soon as `when` says so.
 * @throws Error with what it printed when it ended by itself, or when the moment never came
 */
export async function killWhileStarting(
  environment: Environment,
  when: () => Promise<boolean>,
): Promise<void> {
  const started = performance.now()
  const child = spawn(process.execPath, [join(checkout.root, 'ops/winex.mjs'), 'start', '--api'], {
    env: cleanEnvironment(environment),
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (chunk: string) => (output += chunk))
  const pid = child.pid ?? 0
  while (!(await when())) {
    if (hasEnded(child) || performance.now() - started > START_PATIENCE_MS) {
      endOne(pid, 'SIGTERM')
      throw new Error(`the copy was not to be killed at that moment:\n${output}`)
    }
    await pause(10)
  }
  const gone = new Promise((done) => child.once('exit', done))
  for (const one of [pid, ...descendantsOf(pid)]) endOne(one, 'SIGKILL')
  await gone
}

/**
 * Starts a copy, without pages unless they are asked for.
 * @throws Error with what it printed when it does not come up
 */
export async function startOwnCopy(
  environment: Environment,
  { pages = false } = {},
): Promise<OwnCopy> {
  const started = performance.now()
  const args = [join(checkout.root, 'ops/winex.mjs'), 'start', ...(pages ? [] : ['--api'])]
  const child = spawn(process.execPath, args, {
    env: cleanEnvironment(environment),
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (chunk: string) => (output += chunk))
  while (!output.includes('A winex está no ar')) {
    if (hasEnded(child) || performance.now() - started > START_PATIENCE_MS) {
      child.kill('SIGKILL')
      throw new Error(`the copy did not start:\n${output}`)
    }
    await pause(50)
  }
  const startedIn = performance.now() - started
  const run = () => readRun(environment.WINEX_DATA_DIR ?? '')
  const end = async (pids: number[], signal: NodeJS.Signals) => {
    if (hasEnded(child)) return
    const gone = new Promise((done) => child.once('exit', done))
    for (const pid of pids) endOne(pid, signal)
    await gone
  }
  return {
    run,
    output: () => output,
    startedIn,
    killEverything: () => {
      const { pid, gatewayPid, enginePid, postgresPid } = run()
      return end([pid, gatewayPid, enginePid, postgresPid], 'SIGKILL')
    },
    stop: () => end([child.pid ?? 0], 'SIGTERM'),
  }
}

/** For a message: what a process was started with. */
function commandOf(pid: number): string {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ').slice(0, 200)
  } catch {
    return `${pid} has ended`
  }
}

function hasEnded(child: ChildProcess): boolean {
  return child.exitCode !== null || child.signalCode !== null
}

/** One may have ended with the one before it. */
function endOne(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error
  }
}
