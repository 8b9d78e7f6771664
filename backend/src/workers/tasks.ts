import { judgeSpreadsheet } from '../workflows/wine-import/judgeSpreadsheet'

/**
 * What runs in the threads. Nothing of the engine may be imported from here: it would take each thread seconds to
 * start and 80 MB (tests/domain/workerImports.test.ts).
 */
export const tasks = { judgeSpreadsheet }
