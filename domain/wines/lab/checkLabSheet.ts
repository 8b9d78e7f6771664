import { formatDate } from '../../values/dates'
import type { LabFinding, LabRule, LabSheet } from './labTypes'
import { inFieldUnit, isWithin, limitText, valueText } from './labUnits'
import { readLabSheet } from './readLabSheet'
import { ANALYSIS_RULES } from './analysisRules'
import { CLASS_RULES } from './classRules'
import { LABEL_RULES } from './labelRules'
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

/**
 * What the rules say of a sheet, in the order of the table; a rule that asks for a value the sheet does not have says
 * nothing. Nothing of it refuses a wine (R53).
 */
export function checkLabSheet(sheet: LabSheet): LabFinding[] {
  const { quantities, traits } = readLabSheet(sheet)
  return LAB_RULES.flatMap((rule) => {
    const value = quantities[rule.quantity]
    const concerns = rule.about.every((trait) => traits.has(trait))
    return value === null || !concerns ? [] : [judge(rule, value)]
  })
}

/** Fields of the sheet that a rule speaks at. */
export const LAB_FIELDS: ReadonlySet<string> = new Set(LAB_RULES.map(({ field }) => field))

function judge(rule: LabRule, value: number): LabFinding {
  const { ranges, unit } = rule
  const range = ranges.find((one) => isWithin(value, one, unit))
  const attention = range ? range.attention : outsideOf(rule, value)
  return {
    rule: rule.id,
    field: rule.field,
    level: attention === undefined ? 'ok' : 'attention',
    sentence: withValue(attention ?? rule.ok ?? rangeText(range?.name), rule, value),
    ...referenceOf(rule),
  }
}

const rangeText = (name: string | undefined): string =>
  name ? `Faixa: ${name}.` : 'Dentro do limite.'

/** A sentence of the table may say the value that it is about. */
const withValue = (sentence: string, { unit }: LabRule, value: number): string =>
  sentence.includes(VALUE) ? sentence.replace(VALUE, valueText(value, unit)) : sentence

const VALUE = '%{value}'

type Reference = Pick<LabFinding, 'limit' | 'source'>
/** Written once: to write a number takes longer than to compare a whole sheet, which is done at every letter typed. */
const references = new Map<string, Reference>()

function referenceOf({ id, ranges, unit, source }: LabRule): Reference {
  const written = references.get(id) ?? {
    limit: ranges
      .map((one) => [one.name, limitText(one, unit)].filter(Boolean).join(' '))
      .join('; '),
    source: `${source.name}, conferido em ${formatDate(source.checked)}`,
  }
  references.set(id, written)
  return written
}

function outsideOf({ ranges, unit, low, high, between }: LabRule, value: number): string {
  const [lowest] = ranges
  const highest = ranges.at(-1)
  const start = lowest?.min ?? lowest?.above
  const end = highest?.max
  if (start !== undefined && value <= inFieldUnit(start, unit)) return low ?? ''
  if (end !== undefined && value >= inFieldUnit(end, unit)) return high ?? ''
  return between ?? ''
}
