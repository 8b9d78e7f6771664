import type { ChildProcess } from 'node:child_process'
import { setTimeout as wait } from 'node:timers/promises'
import { CliError } from './CliError'
import { stopWithParent } from './stopWithParent'
import { FROZEN_AFTER_MS, watchLiveness } from './watchLiveness'

const START_PATIENCE_MS = 90_000
const STOP_SECONDS = 10
const FIRST_PAUSE_MS = 250
const LONGEST_PAUSE_MS = 5_000

/** What a process tells of itself while it starts. */
export interface StartReports {
  /** It answers from now on. */
  listening: () => void
  /** It cannot start, for a reason that the person at the terminal can correct. */
  failed: (reason: string) => void
}

export interface ProcessToSupervise {
  /** With its article, as people read it: 'O motor'. */
  name: string
  /** Where its own words are written, for a start that failed without a reason. */
  log: string
  launch: (reports: StartReports) => ChildProcess
  /** Whether its event loop turns: does it answer within so many milliseconds? */
  probe: (patienceMs: number) => Promise<boolean>
  /** How long it serves on after it was told to stop (WINEX_DRAIN_SECONDS). */
  drainSeconds?: number
  /** How long it may take to end after that, before it is killed. */
  stopSeconds?: number
}

export interface SupervisedProcess {
  pid: () => number | undefined
  /** @throws CliError when it does not answer in time, or ends before it ever did */
  ready: () => Promise<void>
  /** Ends the running process and starts it again. */
  restart: () => Promise<void>
  stop: () => Promise<void>
}

/**
 * Keeps one process running. What ends is started again: at once when it had answered before, else with growing
 * pauses. What no longer answers, or does not begin to, is killed and started again.
 * @param say receives what a person should see
 */
export function superviseProcess(
  target: ProcessToSupervise,
  say: (line: string) => void,
): SupervisedProcess {
  let child: ChildProcess | undefined
  let wanted = true
  let everReady = false
  let pause = FIRST_PAUSE_MS
  let relaunch: NodeJS.Timeout | undefined
  let failure: string | undefined
  let listening = false
  let endWatch: () => void = () => undefined

  const launch = () => {
    listening = false
    const started = target.launch({
      listening: () => {
        if (child !== started || listening) return
        listening = true
        everReady = true
        clearTimeout(patience)
        endWatch = watchLiveness({
          probe: target.probe,
          onFrozen: () => kill(`${target.name} não responde há ${FROZEN_AFTER_MS / 1_000} s`),
        })
      },
      failed: (reason) => {
        failure = reason
      },
    })
    child = started
    const kill = (why: string) => {
      if (!wanted || child !== started) return
      say(`${why}; encerrando à força.`)
      started.kill('SIGKILL')
    }
    const patience = setTimeout(
      () => kill(`${target.name} não terminou de iniciar em ${START_PATIENCE_MS / 1_000} s`),
      START_PATIENCE_MS,
    )
    const release = started.pid ? stopWithParent(started.pid, 'TERM') : () => undefined
    started.on('error', (error) => say(`${target.name}: ${error.message}`))
    started.on('exit', (code, signal) => {
      release()
      clearTimeout(patience)
      if (!wanted || child !== started) return
      endWatch()
      const end = `${target.name} terminou (${signal ?? `status ${code}`})`
      if (!everReady) {
        failure ??= `${end} ao iniciar. Veja o arquivo ${target.log}.`
        return
      }
      say(`${failure ?? end}; reiniciando.`)
      failure = undefined
      pause = listening ? FIRST_PAUSE_MS : Math.min(pause * 2, LONGEST_PAUSE_MS)
      listening = false
      relaunch = setTimeout(launch, pause)
    })
  }

  const stopChild = async () => {
    clearTimeout(relaunch)
    endWatch()
    const current = child
    if (!current || current.exitCode !== null || current.signalCode) return
    const gone = new Promise((done) => current.once('exit', done))
    current.kill('SIGTERM')
    const ended = await Promise.race([
      gone.then(() => true),
      wait(((target.stopSeconds ?? STOP_SECONDS) + (target.drainSeconds ?? 0)) * 1_000, false, {
        ref: false,
      }),
    ])
    if (ended) return
    current.kill('SIGKILL')
    await gone
  }

  launch()
  return {
    pid: () => child?.pid,
    ready: async () => {
      const deadline = Date.now() + START_PATIENCE_MS
      while (wanted && !listening) {
        if (failure && !everReady) throw new CliError(failure)
        if (Date.now() > deadline)
          throw new CliError(`${target.name} não respondeu a tempo. Veja o arquivo ${target.log}.`)
        await wait(50)
      }
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
