import { join } from 'node:path'
import { workerTaskOfOnePart } from '../../engine/workers/workerTask'
import type { writeContractPdf } from './writeContractPdf'

/** `writeContractPdf` in a thread. */
export const contractPdfInWorker = workerTaskOfOnePart<
  Parameters<typeof writeContractPdf>[0],
  Uint8Array
>(join(__dirname, 'contractPdfWorker.js'), 'writeContractPdf', { size: 1, waiting: 32 })
