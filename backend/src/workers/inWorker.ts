import { join } from 'node:path'
import type { judgeSpreadsheet } from '../spreadsheet/judgeSpreadsheet'
import { WorkerPool } from './WorkerPool'
import type { writeContractPdf } from './writeContractPdf'
import type { writeStatementPdf } from './writeStatementPdf'

interface Tasks {
  judgeSpreadsheet: typeof judgeSpreadsheet
  writeContractPdf: typeof writeContractPdf
  writeStatementPdf: typeof writeStatementPdf
}
type Input<Name extends keyof Tasks> = Parameters<Tasks[Name]>[0]
type Part<Name extends keyof Tasks> =
  ReturnType<Tasks[Name]> extends AsyncGenerator<infer Yielded> ? Yielded : never

const open = (script: string, size: number, waiting: number): WorkerPool =>
  new WorkerPool({
    script: join(__dirname, script),
    size,
    waiting,
    heapMb: 64,
    stepMs: 10_000,
    totalMs: 60_000,
    idleMs: 20_000,
  })

/** Each task has threads of its own: a contract does not wait for the end of a spreadsheet. */
const pools: Record<keyof Tasks, WorkerPool> = {
  judgeSpreadsheet: open('spreadsheetWorker.js', 3, 16),
  writeContractPdf: open('pdfWorker.js', 1, 32),
  writeStatementPdf: open('pdfWorker.js', 1, 32),
}

/**
 * Runs a task in a thread of its own and hands over its parts as they are asked for. Input and parts are
 * copied between the threads.
 *
 * @throws AppError as the task throws it · unavailable when too many wait already
 * @throws WorkerOverrun when it needs too much time or memory
 */
export const inWorker = <Name extends keyof Tasks>(
  task: Name,
  input: Input<Name>,
): AsyncGenerator<Part<Name>, void, undefined> => pools[task].run<Part<Name>>(task, input)

/** The only part of a task that has one. The same errors as `inWorker`. */
export async function onceInWorker<Name extends keyof Tasks>(
  task: Name,
  input: Input<Name>,
): Promise<Part<Name>> {
  for await (const part of inWorker(task, input)) return part
  throw new Error(`${task} gave nothing`)
}
