import { spawn } from 'node:child_process'
import { connect } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { CliError } from '../../ops/base/CliError'
import type { Lifetime } from '../../ops/base/createLifetime'
import { freePort } from '../../ops/base/freePort'

const PATIENCE_MS = 10_000

/**
 * Starts a Redis that keeps nothing, for the time of a test.
 * @returns its address
 * @throws CliError when the machine has no redis-server
 */
export async function startRedis(lifetime: Lifetime, folder: string): Promise<string> {
  const port = await freePort()
  const child = spawn(
    'redis-server',
    ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no'],
    { cwd: folder, stdio: 'ignore' },
  )
  lifetime.onEnd(() => void child.kill())
  let failure: string | undefined
  child.once('error', (error) => (failure = error.message))
  child.once('exit', (code) => (failure ??= `status ${code}`))
  const deadline = Date.now() + PATIENCE_MS
  while (!(await listens(port))) {
    if (failure ?? Date.now() > deadline)
      throw new CliError(
        `Vários motores precisam de um Redis, e o redis-server não começou (${failure ?? 'sem resposta'}). Instale o pacote redis-server.`,
      )
    await wait(50)
  }
  return `redis://127.0.0.1:${port}`
}

const listens = (port: number): Promise<boolean> =>
  new Promise((done) => {
    const socket = connect(port, '127.0.0.1')
    socket.once('connect', () => {
      socket.destroy()
      done(true)
    })
    socket.once('error', () => done(false))
  })
