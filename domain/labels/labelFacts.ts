import { formatDate } from '../values/dates'
import { LABEL_ROWS } from './labelRows'
import type {
  LabelCondition,
  LabelFact,
  LabelNeed,
  LabelPath,
  LabelProducer,
  LabelRow,
  LabelWine,
  MissingFact,
} from './labelTypes'

/**
 * What the wine's label has to say, in the order in which it is shown. A fact that is missing has no value; one that
 * does not concern the wine, or is on the bottle but not for the public (a producer's CPF), is left out.
 */
export function labelFacts(wine: LabelWine, producer: LabelProducer): LabelFact[] {
  const values = { ...wine, producer }
  return LABEL_ROWS.filter((row) => concerns(row, values)).flatMap((row) => {
    const isMissing = missingPaths(row, values).length > 0
    const value = isMissing ? null : row.read(wine, producer)
    return value || isMissing
      ? [{ key: row.key, label: row.label, value, source: sourceText(row) }]
      : []
  })
}

/** Facts of the label that cannot be said yet, and the values that they lack. Nothing of it refuses a wine (R53). */
export function missingForLabel(wine: LabelWine, producer: LabelProducer): MissingFact[] {
  const values = { ...wine, producer }
  return LABEL_ROWS.filter((row) => concerns(row, values)).flatMap((row) => {
    const paths = missingPaths(row, values)
    return paths.length === 0
      ? []
      : [{ key: row.key, label: row.label, source: sourceText(row), paths }]
  })
}

/** Whether all of the conditions hold of the wine. */
export const holds = (
  conditions: readonly LabelCondition[] | undefined,
  values: LabelValues,
): boolean => (conditions ?? []).every(({ path, is }) => is.includes(String(valueAt(values, path))))

type LabelValues = LabelWine & { producer?: LabelProducer }

const concerns = (row: LabelRow, values: LabelValues): boolean => holds(row.about, values)

const missingPaths = ({ needs }: LabelRow, values: LabelValues): LabelPath[] =>
  needs
    .filter((need) => holds(need.when, values) && !isFilled(need, valueAt(values, need.path)))
    .map(({ path }) => path)

function isFilled({ pattern }: LabelNeed, value: unknown): boolean {
  if (Array.isArray(value)) return value.length > 0
  if (value === null || value === undefined || value === '') return false
  return (
    pattern === undefined || (typeof value === 'string' && new RegExp(pattern, 'i').test(value))
  )
}

function valueAt(values: LabelValues, path: LabelPath): unknown {
  return path
    .split('.')
    .reduce<unknown>(
      (value, name) =>
        typeof value === 'object' && value !== null && Object.hasOwn(value, name)
          ? (value as Record<string, unknown>)[name]
          : undefined,
      values,
    )
}

const sourceText = ({ source }: LabelRow): string =>
  `${source.name}, conferido em ${formatDate(source.checked)}`
