import { setPriority } from 'node:os'
import { parentPort } from 'node:worker_threads'
import { AppError } from '../errors/AppError'
import type { FailureMessage, WorkerAnswer, WorkerQuestion } from './protocol'

type Work = AsyncGenerator<unknown, void, undefined>
type Tasks = Readonly<Record<string, ((input: never) => Work) | undefined>>

let work: Work | null = null

/**
 * Makes this thread do these tasks, one at a time, part by part, as WorkerPool asks for them. Nothing of the engine
 * may be imported by a task: it would take each thread seconds to start and 80 MB (tests/ops/workerImports.test.ts).
 */
export function serveTasks(tasks: Tasks): void {
  // On Linux this is the priority of this thread alone: the threads that serve people come first.
  try {
    setPriority(10)
  } catch {
    // Without the permission it works as well, only less politely.
  }
  parentPort?.on('message', (question: WorkerQuestion) => {
    void answer(tasks, question).then((message) => parentPort?.postMessage(message))
  })
}

async function answer(tasks: Tasks, question: WorkerQuestion): Promise<WorkerAnswer> {
  try {
    if (question === 'end') {
      await work?.return()
      return { end: true }
    }
    if (question !== 'next') {
      const begin = tasks[question.task]
      if (!begin) throw new Error(`unknown task ${question.task}`)
      work = begin(question.input as never)
    }
    const step = await work?.next()
    return step && !step.done ? { part: step.value } : { end: true }
  } catch (error) {
    return { failure: message(error) }
  }
}

function message(error: unknown): FailureMessage {
  if (error instanceof AppError) {
    return { message: error.message, app: { type: error.type, errors: error.errors } }
  }
  return error instanceof Error
    ? { message: error.message, stack: error.stack }
    : { message: String(error) }
}
