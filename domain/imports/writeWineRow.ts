import { ORIGIN_COUNTRIES } from '../values/countries'
import { formatDate } from '../values/dates'
import { fromEngineCountry } from '../values/engineCountry'
import { formatReaisInput } from '../values/money'
import { listOf } from '../values/shapes'
import type { SheetField, WineMetadata } from '../wines/sheet/index'
import { BULK_COLUMNS, type BasicField, type BulkTarget } from './bulkColumns'
import { escapeEntry, joinList } from './listCell'
import { neutralizeFormula, protectText } from './formulaGuard'

/** A wine as the export writes it. Prices in cents, weight in grams, quantity in bottles. */
export interface ExportedWine {
  handle: string
  title: string
  description: string | null
  volume: string | null
  origin_country: string | null
  hs_code: string | null
  weight: number | null
  metadata: WineMetadata | null
  retail: number | null
  wholesale: { amount: number; min_quantity: number } | null
  quantity: number
}

/**
 * The cells of one wine in the order of BULK_COLUMNS, as parseWineRow reads them: export, edit, import keeps every
 * value, also when a spreadsheet has saved it. No cell runs as a formula.
 */
export function writeWineRow(wine: ExportedWine): string[] {
  return BULK_COLUMNS.map(({ target }) => neutralizeFormula(protectText(cellOf(wine, target))))
}

function cellOf(wine: ExportedWine, target: BulkTarget): string {
  const metadata = (wine.metadata ?? {}) as Record<string, unknown>
  switch (target.kind) {
    case 'basic':
      return basicCell(wine, target.field)
    case 'field': {
      const group = metadata[target.group] as Record<string, unknown> | null | undefined
      return valueCell(target.field, group?.[target.field.name])
    }
    case 'value':
      return valueCell(target.field, metadata[target.field.name])
    case 'texts':
      return joinList(listOf(metadata[target.group.name]).map((text) => escapeEntry(String(text))))
    case 'choices':
      return joinList(
        listOf(metadata[target.group.name])
          .map(String)
          .map((option) => escapeEntry(target.group.options[option] ?? option)),
      )
    case 'records':
      return joinList(
        listOf(metadata[target.group.name]).map((entry) =>
          target.group.name === 'aromas' ? aromaEntry(entry) : grapeEntry(entry),
        ),
      )
  }
}

function basicCell(wine: ExportedWine, field: BasicField): string {
  switch (field) {
    case 'handle':
    case 'title':
      return wine[field]
    case 'description':
    case 'hs_code':
      return wine[field] ?? ''
    case 'bottle_volume':
      return wine.volume ?? ''
    case 'origin_country':
      return wine.origin_country
        ? (ORIGIN_COUNTRIES[fromEngineCountry(wine.origin_country)] ??
            fromEngineCountry(wine.origin_country))
        : ''
    case 'weight':
      return wine.weight === null ? '' : numberCell(wine.weight)
    case 'price_retail':
      return formatReaisInput(wine.retail ?? 0)
    case 'price_wholesale':
      return wine.wholesale ? formatReaisInput(wine.wholesale.amount) : ''
    case 'min_quantity':
      return wine.wholesale ? String(wine.wholesale.min_quantity) : ''
    case 'quantity':
    case 'quantity_at_export':
      return String(wine.quantity)
  }
}

function valueCell(field: SheetField, value: unknown): string {
  if (typeof value === 'boolean') return value ? 'Sim' : 'Não'
  if (typeof value === 'number') return numberCell(value)
  if (typeof value !== 'string') return ''
  if (field.kind === 'enum') return field.options?.[value] ?? value
  return field.kind === 'date' ? formatDate(value) || value : value
}

/** All digits, decimal comma, no points between thousands: a year stays a year. */
const numberCell = (value: number): string =>
  value.toLocaleString('pt-BR', { maximumFractionDigits: 20, useGrouping: false })

function aromaEntry(entry: unknown): string {
  const { category, descriptor } = entry as { category: string; descriptor: string }
  return `${escapeEntry(category, ':')}: ${escapeEntry(descriptor)}`
}

function grapeEntry(entry: unknown): string {
  const { name, percentage } = entry as { name: string; percentage: number }
  return `${escapeEntry(name, '%')} ${numberCell(percentage)}%`
}
