import { formatDecimal, roundDecimal } from '../../values/decimal'
import type { LabRange } from './labTypes'

interface Unit {
  /** As people write it behind a number. */
  label: string
  /** One of it in the unit of the sheet's field. */
  inField: number
  /** The field's unit, when it is another one. */
  fieldLabel?: string
}

/** Units in which the sources write their limits. */
const UNITS = {
  alcohol: { label: '% vol', inField: 1 },
  grams: { label: ' g/L', inField: 1 },
  milligrams: { label: ' mg/L', inField: 1 },
  percent: { label: '%', inField: 1 },
  months: { label: ' meses', inField: 1 },
  /** Half of tartaric acid's 150.09 g/mol. */
  tartaric: { label: ' mEq/L', inField: 0.075, fieldLabel: ' g/L em ácido tartárico' },
  /** Acetic acid's 60.05 g/mol. */
  acetic: { label: ' mEq/L', inField: 0.06, fieldLabel: ' g/L em ácido acético' },
  atmospheres: { label: ' atm', inField: 1.01325, fieldLabel: ' bar' },
} as const satisfies Record<string, Unit>

export type LabUnit = keyof typeof UNITS

/** A limit in the unit of the sheet's field, with the two decimals that people see. */
export const inFieldUnit = (limit: number, unit: LabUnit): number =>
  roundDecimal(limit * UNITS[unit].inField, 2)

/** '1,1 a 2 atm (1,11 a 2,03 bar)', 'até 300 mg/L', 'mais de 4 a 25 g/L'. */
export function limitText(range: LabRange, unit: LabUnit): string {
  const { label, fieldLabel }: Unit = UNITS[unit]
  const { min, above, max } = range
  const limits = [min ?? above, max].filter((limit) => limit !== undefined)
  const write = (convert: (limit: number) => number) =>
    limits.map((limit) => formatDecimal(convert(limit))).join(' a ')
  const text = `${startOf(range)}${write((limit) => limit)}${label}`
  return fieldLabel ? `${text} (${write((limit) => inFieldUnit(limit, unit))}${fieldLabel})` : text
}

/** A value of the sheet as people write it: '85%'. */
export function valueText(value: number, unit: LabUnit): string {
  const { label, fieldLabel }: Unit = UNITS[unit]
  return `${formatDecimal(value)}${fieldLabel ?? label}`
}

function startOf({ min, above, max }: LabRange): string {
  if (above !== undefined) return 'mais de '
  if (min === undefined) return 'até '
  return max === undefined ? 'a partir de ' : ''
}

/** Whether a value in the field's unit lies in the range. */
export function isWithin(value: number, range: LabRange, unit: LabUnit): boolean {
  const limit = (one: number) => inFieldUnit(one, unit)
  return (
    (range.min === undefined || value >= limit(range.min)) &&
    (range.above === undefined || value > limit(range.above)) &&
    (range.max === undefined || value <= limit(range.max))
  )
}
