import { join } from 'node:path'
import type { judgeSpreadsheet, SheetPart } from './judgeSpreadsheet'
import { workerTask } from '../../engine/workers/workerTask'

/** `judgeSpreadsheet` in a thread, three files at a time. */
export const judgeInWorker = workerTask<Parameters<typeof judgeSpreadsheet>[0], SheetPart>(
  join(__dirname, 'spreadsheetWorker.js'),
  'judgeSpreadsheet',
  { size: 3, waiting: 16 },
)
