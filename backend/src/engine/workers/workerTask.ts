import { WorkerPool } from './WorkerPool'

type Task<Input, Part> = (input: Input) => AsyncGenerator<Part, void, undefined>

/**
 * A task with threads of its own: a contract does not wait for the end of a spreadsheet. Its parts are handed over
 * as they are asked for; input and parts are copied between the threads.
 *
 * @param script the compiled worker that serves the task, by its absolute path
 * @throws (the task that is given back) AppError as the task throws it · unavailable when too many wait already ·
 *   WorkerOverrun when it needs too much time or memory
 */
export function workerTask<Input, Part>(
  script: string,
  name: string,
  { size, waiting }: { size: number; waiting: number },
): Task<Input, Part> {
  const pool = new WorkerPool({
    script,
    size,
    waiting,
    heapMb: 64,
    stepMs: 10_000,
    totalMs: 60_000,
    idleMs: 20_000,
  })
  return (input) => pool.run<Part>(name, input)
}

/** The same for a task that has one part. */
export function workerTaskOfOnePart<Input, Part>(
  ...settings: Parameters<typeof workerTask>
): (input: Input) => Promise<Part> {
  const task = workerTask<Input, Part>(...settings)
  return async (input) => {
    for await (const part of task(input)) return part
    throw new Error(`${settings[1]} gave nothing`)
  }
}
