import { keysOf } from '../status'
import type { WineMetadata } from '../wines/sheet/index'
import { FIELDS_OF_PROBLEM, sheetConsistency } from '../wines/sheet/sheetConsistency'
import type { RowErrors } from './parseWineRow'

/**
 * What a row makes wrong between its cells and what its wine keeps. A sheet that contradicted itself before stays so
 * where the row changes none of the fields concerned.
 *
 * @param sheet the wine's sheet with the row's columns laid over it
 * @param changed columns whose value the row changes
 * @param today yyyy-MM-dd in São Paulo
 * @returns messages by column, each one that the row changes
 */
export function mergedSheetProblems(
  sheet: Partial<WineMetadata> | null | undefined,
  changed: readonly string[],
  today: string,
): RowErrors {
  const problems = sheetConsistency(sheet, today)
  const errors: RowErrors = {}
  for (const path of keysOf(FIELDS_OF_PROBLEM)) {
    const message = problems[path]
    const column = FIELDS_OF_PROBLEM[path].findLast((field) => changed.includes(field))
    if (message && column) errors[column] = message
  }
  return errors
}
