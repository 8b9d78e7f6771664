import { ANALYSIS_RULES } from './analysisRules'
import { CLASS_RULES } from './classRules'
import { LABEL_RULES } from './labelRules'
import type { LabRule } from './labTypes'
import { SWEETNESS_RULES } from './sweetnessRules'

/**
 * The rules over the wine's sheet, one row each with its source: a limit that changes is changed in its row and nowhere
 * else. Limits are in the unit of their source. What the form refuses already (`sheetConsistency`) has no row.
 */
export const LAB_RULES: readonly LabRule[] = [
  ...CLASS_RULES,
  ...ANALYSIS_RULES,
  ...SWEETNESS_RULES,
  ...LABEL_RULES,
]
