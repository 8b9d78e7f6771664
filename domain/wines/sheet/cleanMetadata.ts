import { cleanLine, cleanText } from '../../text/plainText'
import { isRecord, listOf } from '../../values/shapes'
import type { SheetField, SheetGroup } from './sheetTypes'
import type { WineMetadata } from './wineMetadata'
import { WINE_SHEET } from './wineSheet'

/**
 * What the wine form sends (spec §5): texts cleaned (`plainText`), empty fields as null, list entries that miss a required part
 * dropped (an aroma without category or descriptor, a grape without name or with a share of 0 or less, an empty
 * pairing, certification or profile), choices once and in the order of the table. Groups absent from the form stay absent.
 */
export function cleanMetadata(form: Record<string, unknown>): WineMetadata {
  const cleaned: Record<string, unknown> = {}
  for (const group of WINE_SHEET) {
    if (form[group.name] !== undefined) cleaned[group.name] = cleanGroup(group, form[group.name])
  }
  return cleaned as WineMetadata
}

function cleanGroup(group: SheetGroup, value: unknown): unknown {
  switch (group.shape) {
    case 'fields':
      return isRecord(value) ? cleanFields(group.fields, value) : null
    case 'records':
      return listOf(value)
        .filter(isRecord)
        .map((entry) => cleanFields(group.fields, entry))
        .filter((entry) => group.fields.every((field) => isComplete(field, entry[field.name])))
    case 'texts':
      return listOf(value)
        .filter((text) => typeof text === 'string')
        .map(cleanLine)
        .filter((text) => text !== '')
    case 'choices':
      return Object.keys(group.options).filter((option) => listOf(value).includes(option))
    case 'value':
      return cleanValue(group.field, value)
  }
}

function cleanFields(fields: readonly SheetField[], value: Record<string, unknown>) {
  return Object.fromEntries(
    fields.map((field) => [field.name, cleanValue(field, value[field.name])]),
  )
}

function cleanValue({ kind }: SheetField, value: unknown): unknown {
  const clean = kind === 'longText' ? cleanText : cleanLine
  const cleaned = typeof value === 'string' ? clean(value) : value
  return cleaned === '' || cleaned === undefined || Number.isNaN(cleaned) ? null : cleaned
}

function isComplete(field: SheetField, value: unknown): boolean {
  if (!field.required) return true
  return typeof value === 'number' ? value > 0 : typeof value === 'string' && value !== ''
}
