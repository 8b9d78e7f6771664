import { join } from 'node:path'
import { workerTaskOfOnePart } from '../../engine/workers/workerTask'
import type { writeStatementPdf } from './writeStatementPdf'

/** `writeStatementPdf` in a thread. */
export const statementPdfInWorker = workerTaskOfOnePart<
  Parameters<typeof writeStatementPdf>[0],
  Uint8Array
>(join(__dirname, 'statementPdfWorker.js'), 'writeStatementPdf', { size: 1, waiting: 32 })
