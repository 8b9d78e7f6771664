import { Worker } from 'node:worker_threads'
import type { FailureMessage, WorkerAnswer, WorkerQuestion } from './protocol'
import { AppError } from '../errors/AppError'

export interface WorkerPoolOptions {
  /** File of the worker (built; it calls serveTasks). */
  script: string
  /** Threads at most; they start when needed. */
  size: number
  /** Callers that may wait for a thread; one more is refused. */
  waiting: number
  /** Heap of one thread, in megabytes. */
  heapMb: number
  /** Longest time for one part, and for all parts together, in ms. */
  stepMs: number
  totalMs: number
  /** An idle thread ends after this many ms and gives its memory back. */
  idleMs: number
}

/** A thread needed more time or memory than one piece of work may cost; it was ended. */
export class WorkerOverrun extends Error {
  override readonly name = 'WorkerOverrun'
}

interface Thread {
  worker: Worker
  answer: (answer: WorkerAnswer) => void
  fail: (error: Error) => void
  idle: NodeJS.Timeout | undefined
}

/**
 * A few threads for work that grows with its input, so that the event loop that serves people never waits for it
 * (design §3.9). A piece of work is a generator in the thread that is asked for one part after the other: who reads
 * slowly holds up the work, not the memory. Each piece has its thread for itself.
 */
export class WorkerPool {
  readonly #options: WorkerPoolOptions
  readonly #idle: Thread[] = []
  readonly #waiting: ((thread: Thread) => void)[] = []
  readonly #dropped = new WeakSet<Thread>()
  #running = 0

  constructor(options: WorkerPoolOptions) {
    this.#options = options
  }

  /**
   * Runs a piece of work and hands over its parts.
   *
   * @throws AppError as the work throws it · unavailable when too many wait already
   * @throws WorkerOverrun when it costs more than one piece of work may
   */
  async *run<Part>(task: string, input: unknown): AsyncGenerator<Part, void, undefined> {
    const thread = await this.#take()
    let left = this.#options.totalMs
    const ask = async (question: WorkerQuestion): Promise<WorkerAnswer> => {
      const begun = performance.now()
      const answer = await this.#ask(thread, question, Math.min(this.#options.stepMs, left))
      left -= performance.now() - begun
      if ('failure' in answer) throw rebuilt(answer.failure)
      return answer
    }
    let isOpen = true
    try {
      let answer = await ask({ task, input })
      while ('part' in answer) {
        yield answer.part as Part
        answer = await ask('next')
      }
      isOpen = false
    } catch (error) {
      isOpen = false
      throw error
    } finally {
      // Left before the end: the generator in the thread is closed first.
      if (isOpen) await ask('end').catch(() => undefined)
      this.#giveBack(thread)
    }
  }

  async #take(): Promise<Thread> {
    const idle = this.#idle.pop()
    if (idle) {
      clearTimeout(idle.idle)
      return idle
    }
    if (this.#running < this.#options.size) {
      this.#running += 1
      return this.#start()
    }
    if (this.#waiting.length >= this.#options.waiting) {
      throw new AppError(
        'unavailable',
        'Há muitos trabalhos na fila. Tente de novo em instantes.',
        {
          retryAfter: 10,
        },
      )
    }
    return new Promise((resolve) => this.#waiting.push(resolve))
  }

  #start(): Thread {
    const { script, heapMb } = this.#options
    const worker = new Worker(script, {
      resourceLimits: { maxOldGenerationSizeMb: heapMb, maxYoungGenerationSizeMb: 8 },
    })
    worker.unref()
    const thread: Thread = {
      worker,
      answer: () => undefined,
      fail: () => undefined,
      idle: undefined,
    }
    worker.on('message', (answer: WorkerAnswer) => thread.answer(answer))
    worker.on('error', (error: NodeJS.ErrnoException) => {
      const isMemory = error.code === 'ERR_WORKER_OUT_OF_MEMORY'
      this.#drop(thread, isMemory ? new WorkerOverrun('too much memory') : error)
    })
    worker.on('exit', () => this.#drop(thread, new WorkerOverrun('the thread has ended')))
    return thread
  }

  #ask(thread: Thread, question: WorkerQuestion, patienceMs: number): Promise<WorkerAnswer> {
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => {
        this.#drop(thread, new WorkerOverrun('too much time'))
      }, patienceMs)
      thread.answer = (answer) => {
        clearTimeout(timer)
        resolve(answer)
      }
      thread.fail = (error) => {
        clearTimeout(timer)
        reject(error)
      }
      if (this.#dropped.has(thread)) thread.fail(new WorkerOverrun('the thread has ended'))
      else thread.worker.postMessage(question)
    })
  }

  /** Ends a thread; the next piece of work gets a new one. */
  #drop(thread: Thread, error: Error): void {
    if (!this.#dropped.has(thread)) {
      this.#dropped.add(thread)
      clearTimeout(thread.idle)
      const at = this.#idle.indexOf(thread)
      if (at >= 0) {
        this.#idle.splice(at, 1)
        this.#running -= 1
      }
      void thread.worker.terminate()
    }
    thread.fail(error)
  }

  #giveBack(thread: Thread): void {
    const isDead = this.#dropped.has(thread)
    const next = this.#waiting.shift()
    if (next) {
      next(isDead ? this.#start() : thread)
      return
    }
    if (isDead) {
      this.#running -= 1
      return
    }
    thread.idle = setTimeout(() => {
      this.#drop(thread, new WorkerOverrun('idle'))
    }, this.#options.idleMs)
    thread.idle.unref()
    this.#idle.push(thread)
  }
}

function rebuilt({ app, message, stack }: FailureMessage): Error {
  if (app) return new AppError(app.type, message, app.errors ? { errors: app.errors } : {})
  const error = new Error(message)
  if (stack !== undefined) error.stack = stack
  return error
}
