import { spawn } from 'node:child_process'
import { checkout } from '../../ops/checkout'
import type { Lifetime } from '../../ops/stack/createLifetime'

export interface Ended {
  status: number
  /** All that it printed. */
  output: string
}

/**
 * Runs a command to its end; what it prints is kept, so that a run in which all is well stays quiet.
 * @param onMessage receives what it sends over the channel between the two
 */
export async function runProcess(
  [command = '', ...args]: string[],
  lifetime: Lifetime,
  environment: Record<string, string> = {},
  onMessage?: (message: unknown) => void,
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
  const status = await new Promise<number>((done) => {
    child.on('error', (error) => {
      chunks.push(Buffer.from(error.message))
      done(1)
    })
    child.on('close', (code) => done(code ?? 1))
  })
  return { status, output: Buffer.concat(chunks).toString() }
}
