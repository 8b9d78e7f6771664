import { fork, type ChildProcess } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { checkout } from '../base/checkout'
import { CliError } from '../base/CliError'
import type { Settings } from '../base/readSettings'
import { forEachLine } from '../base/forEachLine'
import { superviseProcess } from '../base/superviseProcess'
import type { FromGateway, ToGateway } from './gatewayProcess'

export interface GatewayProcessOptions {
  /** Vite's dev server, when it serves the pages. */
  viteUrl: string | undefined
  /** Whether dist/ holds pages to serve. */
  pages: boolean
  /** Receives its lines of output; what people should see is said by `say`. */
  onLine: (line: string) => void
  /** The file that these lines are written to. */
  log: string
  say: (line: string) => void
}

export interface SupervisedGateway {
  pid: () => number | undefined
  /**
   * Lets requests in.
   * @throws CliError when there are no pages to serve
   */
  open: (engineUrl: string) => Promise<void>
  close: () => Promise<void>
}

/**
 * Keeps one gateway running, in a process of its own.
 * @returns once it holds the public port; until `open` it answers 503
 * @throws CliError when the port is taken
 */
export async function superviseGateway(
  settings: Settings,
  { viteUrl, pages, onLine, log, say }: GatewayProcessOptions,
): Promise<SupervisedGateway> {
  let current: ChildProcess | undefined
  let engineUrl: string | undefined
  let opening: { done: () => void; fail: (error: Error) => void } | undefined
  const tell = (message: ToGateway): void => {
    // A channel that is closed belongs to a process that has ended: the next one is told everything again.
    if (current?.connected) current.send(message, () => undefined)
  }
  let pings = 0
  const answered = new Map<number, () => void>()

  const gateway = superviseProcess(
    {
      name: 'O gateway',
      log,
      launch: ({ listening, failed }) => {
        const child = fork(fileURLToPath(new URL('./gatewayProcess.ts', import.meta.url)), {
          cwd: checkout.root,
          execArgv: ['--import', import.meta.resolve('tsx')],
          // A group of its own: Ctrl-C reaches us alone, and we stop the engine first.
          detached: true,
          stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
        })
        current = child
        for (const stream of [child.stdout, child.stderr]) forEachLine(stream, onLine)
        child.on('message', (message: FromGateway) => {
          switch (message.kind) {
            case 'listening':
              listening()
              if (engineUrl !== undefined) tell({ kind: 'open', engineUrl })
              break
            case 'open':
              opening?.done()
              break
            case 'failed':
              failed(message.reason)
              opening?.fail(new CliError(message.reason))
              break
            case 'pong':
              answered.get(message.number)?.()
          }
        })
        tell({ kind: 'start', settings, viteUrl, pages })
        return child
      },
      probe: (patienceMs) => {
        const number = (pings += 1)
        return new Promise((resolve) => {
          const end = (alive: boolean) => {
            clearTimeout(timer)
            answered.delete(number)
            resolve(alive)
          }
          const timer = setTimeout(() => end(false), patienceMs)
          answered.set(number, () => end(true))
          tell({ kind: 'ping', number })
        })
      },
    },
    say,
  )
  try {
    await gateway.ready()
  } catch (error) {
    await gateway.stop()
    throw error
  }
  return {
    pid: gateway.pid,
    open: (url) =>
      new Promise((done, fail) => {
        opening = { done, fail }
        engineUrl = url
        tell({ kind: 'open', engineUrl })
      }),
    close: gateway.stop,
  }
}
