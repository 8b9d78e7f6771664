import { isDateOnly } from '../../values/dates'
import { formatDecimal } from '../../values/decimal'
import { isStorable, UNSTORABLE_TEXT } from '../../text/plainText'
import type { SheetField } from './sheetTypes'

/**
 * The problem of one value of the sheet as a sentence for the person, or null; the same bounds as the request's
 * schema. Missing values are no problem: the sheet is optional.
 */
export function fieldProblem(field: SheetField, value: unknown): string | null {
  if (value === null || value === undefined || value === '') return null
  switch (field.kind) {
    case 'integer':
    case 'decimal':
      return numberProblem(field, value)
    case 'boolean':
      return typeof value === 'boolean' ? null : "Use 'Sim' ou 'Não'"
    case 'date':
      return typeof value === 'string' && isDateOnly(value) ? null : 'Informe uma data válida'
    case 'enum':
      return typeof value === 'string' && Object.hasOwn(field.options ?? {}, value)
        ? null
        : `Escolha uma das opções: ${Object.values(field.options ?? {}).join(', ')}`
    case 'text':
    case 'longText':
      if (typeof value !== 'string') return 'Informe um texto'
      if (!isStorable(value)) return UNSTORABLE_TEXT
      return value.length > (field.maxLength ?? Infinity)
        ? `Use no máximo ${formatDecimal(field.maxLength)} caracteres`
        : null
  }
}

function numberProblem({ kind, min, max, name }: SheetField, value: unknown): string | null {
  if (typeof value !== 'number' || !Number.isFinite(value)) return 'Informe um número válido'
  if (kind === 'integer' && !Number.isInteger(value)) return 'Informe um número inteiro'
  const write = (bound: number) => formatDecimal(bound, { grouping: name !== 'vintage' })
  if (min !== undefined && value < min) return `Deve ser maior ou igual a ${write(min)}`
  return max !== undefined && value > max ? `Deve ser menor ou igual a ${write(max)}` : null
}
