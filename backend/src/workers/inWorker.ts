import { join } from 'node:path'
import type { tasks } from './tasks'
import { WorkerPool } from './WorkerPool'

type Tasks = typeof tasks
type Input<Name extends keyof Tasks> = Parameters<Tasks[Name]>[0]
type Part<Name extends keyof Tasks> =
  ReturnType<Tasks[Name]> extends AsyncGenerator<infer Yielded> ? Yielded : never

/** Spreadsheets read side by side; what a thread may cost is four times what the largest permitted file needs. */
const pool = new WorkerPool({
  script: join(__dirname, 'worker.js'),
  size: 4,
  waiting: 16,
  heapMb: 96,
  stepMs: 10_000,
  totalMs: 60_000,
  idleMs: 20_000,
})

/**
 * Runs one of `tasks` in a thread of its own and hands over its parts as they are asked for. Input and parts are
 * copied between the threads.
 *
 * @throws AppError as the task throws it · unavailable when too many wait already
 * @throws WorkerOverrun when it needs too much time or memory
 */
export const inWorker = <Name extends keyof Tasks>(
  task: Name,
  input: Input<Name>,
): AsyncGenerator<Part<Name>, void, undefined> => pool.run<Part<Name>>(task, input)
