import { formatDate } from '../../values/dates'
import { formatDecimal } from '../../values/decimal'
import { withUnit } from '../../values/units'
import type { SheetField } from './sheetTypes'

/**
 * A value of the sheet as people read it: enumeration label, 'Sim' or 'Não', dd/MM/yyyy, number with unit
 * ('13,5%', '16 °C'). '' when there is none; what the table does not know is shown unchanged.
 */
export function formatField(field: SheetField, value: unknown): string {
  if (value === null || value === undefined || value === '') return ''
  if (typeof value === 'boolean') return value ? 'Sim' : 'Não'
  if (typeof value === 'number') return formatNumber(field, value)
  const text = typeof value === 'string' ? value : JSON.stringify(value)
  if (field.kind === 'enum') return field.options?.[text] ?? text
  if (field.kind === 'date') return formatDate(text) || text
  return text
}

function formatNumber({ name, unit }: SheetField, value: number): string {
  // A year has no point between its thousands.
  return withUnit(formatDecimal(value, { grouping: name !== 'vintage' }), value, unit)
}
