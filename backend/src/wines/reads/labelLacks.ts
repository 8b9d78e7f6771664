import { LABEL_ROWS } from '#domain/labels/labelRows'
import type { LabelCondition, LabelNeed, LabelPath, LabelRow } from '#domain/labels/labelTypes'

/**
 * What a wine's own label lacks, as `missingForLabel` of #domain/label says it: an array of the facts' keys. What the
 * producer's profile lacks is not in it, as one profile would change thousands of wines: a fact that only some wines ask
 * of the profile is listed here where it is asked, and `producerLacks` says whether it is there.
 *
 * @param product alias of the engine's table
 */
export const labelLacks = (product: string): string =>
  `array_remove(array[${LABEL_ROWS.map((row) => lackOf(row, product)).join(', ')}]::text[], null)`

/** Whether the profile lacks what every label says of the producer. @param seller alias of the table */
export const producerLacks = (seller: string): string =>
  LABEL_ROWS.filter(({ about }) => !about)
    .flatMap((row) => row.needs)
    .filter(isOfProducer)
    .map((need) => `not ${isFilled(need, seller)}`)
    .join(' or ')

/** Whether the profile lacks what this fact asks of it. */
export const producerLacksFact = (key: LabelRow['key'], seller: string): string =>
  LABEL_ROWS.filter((row) => row.key === key)
    .flatMap((row) => row.needs)
    .filter(isOfProducer)
    .map((need) => `not ${isFilled(need, seller)}`)
    .join(' or ')

function lackOf({ key, about, needs }: LabelRow, product: string): string {
  const lacking = needs.flatMap((need) => {
    if (!isOfProducer(need))
      return [
        [...(need.when ?? []).map((one) => holds(one, product)), `not ${isFilled(need, product)}`],
      ]
    return about ? [['true']] : []
  })
  if (lacking.length === 0) return 'null'
  const concerns = (about ?? []).map((one) => holds(one, product))
  const lacks = `(${lacking.map((all) => all.join(' and ')).join(' or ')})`
  return `case when ${[...concerns, lacks].join(' and ')} then '${key}' end`
}

const isOfProducer = ({ path }: LabelNeed): boolean => path.startsWith('producer.')

const holds = ({ path, is }: LabelCondition, table: string): string =>
  `coalesce(${valueAt(path, table)} #>> '{}' in (${is.map((word) => `'${word}'`).join(', ')}), false)`

function isFilled({ path, pattern }: LabelNeed, table: string): string {
  const value = valueAt(path, table)
  const filled = `coalesce(${value}, 'null') not in ('null', '""', '[]')`
  return pattern === undefined ? filled : `(${filled} and ${value} #>> '{}' ~* '${pattern}')`
}

/** The value as JSON, whatever the column. */
function valueAt(path: LabelPath, table: string): string {
  const [root = '', ...names] = path.split('.')
  if (root === 'metadata') return `(${table}.metadata #> '{${names.join(',')}}')`
  return `to_jsonb(${table}.${names[0] ?? root})`
}
