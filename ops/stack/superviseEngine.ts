import type { ChildProcess } from 'node:child_process'
import { setTimeout as wait } from 'node:timers/promises'
import { CliError } from '../CliError'
import { runEngine } from '../engine/runEngine'
import type { EngineProcessOptions } from '../engine/runNode'
import { answers } from './answers'
import { stopWithParent } from './stopWithParent'

const READY_PATIENCE_MS = 90_000
const STOP_PATIENCE_MS = 10_000
const FIRST_PAUSE_MS = 250
const LONGEST_PAUSE_MS = 15_000
/** An engine that ran this long was healthy: its next crash starts counting anew. */
const HEALTHY_AFTER_MS = 60_000

export interface SupervisedEngine {
  pid: () => number | undefined
  /** @throws CliError when the engine does not answer in time, or dies before it ever did */
  ready: () => Promise<void>
  /** Ends the running engine and starts it again, with what is in its folder by then. */
  restart: () => Promise<void>
  stop: () => Promise<void>
}

/**
 * Keeps one engine running: a crash is followed by a new start, at once the first time, then with growing pauses.
 * @param url where it will answer
 * @param say receives what a person should see
 */
export function superviseEngine(
  options: EngineProcessOptions,
  url: string,
  say: (line: string) => void,
): SupervisedEngine {
  let child: ChildProcess | undefined
  let wanted = true
  let everReady = false
  let pause = FIRST_PAUSE_MS
  let relaunch: NodeJS.Timeout | undefined
  let failure: string | undefined

  let listening = false
  const launch = () => {
    const startedAt = Date.now()
    listening = false
    const started = runEngine({
      ...options,
      onLine: (line) => {
        // Its own word that it listens: whatever answers on that port before may be somebody else's.
        if (line.startsWith('engine ready on ')) listening = true
        options.onLine?.(line)
      },
    })
    child = started
    const release = started.pid ? stopWithParent(started.pid, 'TERM') : () => undefined
    started.on('error', (error) => say(`Motor: ${error.message}`))
    started.on('exit', (code, signal) => {
      release()
      if (!wanted || child !== started) return
      failure = `O motor terminou (${signal ?? `status ${code}`})`
      if (!everReady) return
      if (Date.now() - startedAt > HEALTHY_AFTER_MS) pause = FIRST_PAUSE_MS
      say(`${failure}; reiniciando.`)
      relaunch = setTimeout(launch, pause)
      pause = Math.min(pause * 2, LONGEST_PAUSE_MS)
    })
  }

  const stopChild = async () => {
    clearTimeout(relaunch)
    const current = child
    if (!current || current.exitCode !== null || current.signalCode) return
    const gone = new Promise((done) => current.once('exit', done))
    current.kill('SIGTERM')
    const ended = await Promise.race([
      gone.then(() => true),
      wait(STOP_PATIENCE_MS, false, { ref: false }),
    ])
    if (ended) return
    current.kill('SIGKILL')
    await gone
  }

  launch()
  return {
    pid: () => child?.pid,
    ready: async () => {
      const deadline = Date.now() + READY_PATIENCE_MS
      while (!listening || !(await answers(`${url}/health`))) {
        if (failure && !everReady)
          throw new CliError(`${failure} ao iniciar. Veja o arquivo engine.log na pasta de dados.`)
        if (!wanted) return
        if (Date.now() > deadline)
          throw new CliError(
            'O motor não respondeu a tempo. Veja o arquivo engine.log na pasta de dados.',
          )
        await wait(100)
      }
      everReady = true
    },
    restart: async () => {
      wanted = false
      await stopChild()
      wanted = true
      failure = undefined
      launch()
    },
    stop: async () => {
      wanted = false
      await stopChild()
    },
  }
}
