import type { ErrorType, FieldMessages } from '../errors/AppError'

/** What a thread is asked: to begin a piece of work, for its next part, to leave it. */
export type WorkerQuestion = { task: string; input: unknown } | 'next' | 'end'

/** One part of the work, its end, or why it failed. */
export type WorkerAnswer = { part: unknown } | { end: true } | { failure: FailureMessage }

/** An error on its way between threads, which keep no classes. */
export interface FailureMessage {
  message: string
  stack?: string | undefined
  app?: { type: ErrorType; errors: FieldMessages | undefined } | undefined
}
