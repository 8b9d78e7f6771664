import { spawn } from 'node:child_process'
import { checkout } from '../../ops/base/checkout'
import type { Lifetime } from '../../ops/base/createLifetime'
import { treeSeconds } from './treeSeconds'

const LOOK_MS = 500

export interface Ended {
  status: number
  /** All that it printed. */
  output: string
}

export interface ProcessOptions {
  environment?: Record<string, string>
  /** Receives what it sends over the channel between the two. */
  onMessage?: (message: unknown) => void
  /** Receives the processor-seconds that it and what it started have used since the last time, while it runs. */
  onSpent?: (seconds: number) => void
}

/** Runs a command to its end; what it prints is kept, so that a run in which all is well stays quiet. */
export async function runProcess(
  [command = '', ...args]: string[],
  lifetime: Lifetime,
  { environment = {}, onMessage, onSpent }: ProcessOptions = {},
): Promise<Ended> {
  const child = spawn(command, args, {
    cwd: checkout.root,
    env: { ...process.env, ...environment },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  })
  lifetime.onEnd(() => void child.kill())
  const chunks: Buffer[] = []
  for (const pipe of [child.stdout, child.stderr])
    pipe?.on('data', (chunk: Buffer) => chunks.push(chunk))
  if (onMessage) child.on('message', onMessage)
  let spent = 0
  const look =
    onSpent &&
    setInterval(() => {
      const now = treeSeconds(child.pid ?? 0)
      if (now > spent) onSpent(now - spent)
      spent = Math.max(spent, now)
    }, LOOK_MS)
  const status = await new Promise<number>((done) => {
    child.on('error', (error) => {
      chunks.push(Buffer.from(error.message))
      done(1)
    })
    child.on('close', (code) => done(code ?? 1))
  })
  clearInterval(look)
  return { status, output: Buffer.concat(chunks).toString() }
}
