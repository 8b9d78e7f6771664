import { parseDate } from '../values/dates'
import { parseDecimal, parseInteger } from '../values/decimal'
import { ORIGIN_COUNTRIES } from '../values/countries'
import { priceStockPayload, type PriceStockPayload } from '../wines/priceStockForm'
import { failure, success, type Result } from '../result'
import { cutText } from '../text/cutText'
import { foldSearch } from '../text/search'
import { WEIGHT_RULE, wineFormErrors, type WineForm } from '../wines/wineForm'
import { fieldProblem, type SheetField } from '../wines/sheet/index'
import { BULK_COLUMNS, type BasicField, type BulkColumn } from './bulkColumns'
import { restoreFormula, restoreText } from './formulaGuard'
import { splitAt, splitList, unescapeEntry } from './listCell'

/** A row of the file: cells by column head. */
export type WineRow = Readonly<Record<string, string | undefined>>

export interface ParsedWine {
  form: WineForm
  prices: PriceStockPayload
  /** Which wine of the seller it is, when the export wrote the row. */
  handle: string | null
  /** Bottles in the cellar when the row was exported. */
  quantityAtExport: number | null
}

/** Messages by column head. */
export type RowErrors = Record<string, string>

/**
 * Reads one row of the bulk upload into what the wine form and the price form would send (R24): the same rules and
 * messages, numbers and dates as Excel in Brazil writes them, lists separated by '|', enumerations by label or by
 * wire name. The reason names every column that is wrong.
 *
 * @param today yyyy-MM-dd in São Paulo
 */
export function parseWineRow(row: WineRow, today: string): Result<ParsedWine, RowErrors> {
  const errors: RowErrors = {}
  const basics: Partial<Record<BasicField, string>> = {}
  const metadata: Record<string, unknown> = {}

  for (const column of BULK_COLUMNS) {
    const cell = restoreText(restoreFormula((row[column.column] ?? '').trim()))
    if (column.target.kind === 'basic') {
      basics[column.target.field] = cell
    } else if (cell !== '') {
      const problem = readSheetCell(column, cell, metadata)
      if (problem) errors[column.column] = problem
    }
  }

  const form = wineForm(basics, metadata, errors, today)
  const typed = {
    retail: basics.price_retail ?? '',
    wholesale: basics.price_wholesale ?? '',
    min_quantity: basics.min_quantity ?? '',
    quantity: basics.quantity ?? '',
  }
  // whether the minimum exceeds the bottles is judged where it is known what the row changes (R7)
  const prices = priceStockPayload(typed, typed)
  if (!prices.ok) {
    const { retail, wholesale, min_quantity, quantity } = prices.reason
    addErrors(errors, {
      price_retail: retail,
      price_wholesale: wholesale,
      wholesale_min_quantity: min_quantity,
      quantity,
    })
  }
  const quantityAtExport = basics.quantity_at_export
    ? parseInteger(basics.quantity_at_export)
    : null
  if (basics.quantity_at_export && quantityAtExport === null) {
    errors['quantity_at_export'] = 'Não altere esta coluna: exporte a lista de novo'
  }
  return prices.ok && Object.keys(errors).length === 0
    ? success({ form, prices: prices.payload, handle: basics.handle || null, quantityAtExport })
    : failure(errors)
}

function wineForm(
  basics: Partial<Record<BasicField, string>>,
  metadata: Record<string, unknown>,
  errors: RowErrors,
  today: string,
): WineForm {
  const title = basics.title ?? ''
  const weight = basics.weight ? parseDecimal(basics.weight, WEIGHT_RULE) : null
  const country = basics.origin_country ? countryCode(basics.origin_country) : null
  const form: WineForm = {
    title,
    // The template has no description; the wine's name is used until the producer writes one.
    description: basics.description || title,
    bottleVolume: basics.bottle_volume ?? '',
    origin_country: country,
    hs_code: basics.hs_code ?? '',
    weight,
    metadata,
  }
  const problems = wineFormErrors(form, today)
  addErrors(errors, {
    wine_name: problems['title'],
    description: problems['title'] ? undefined : problems['description'],
    bottle_volume: problems['bottleVolume'],
    hs_code: problems['hs_code'],
    weight_g: basics.weight && weight === null ? 'Informe um número válido' : problems['weight'],
    vintage: problems['metadata.enology.vintage'],
    bottling_date: problems['metadata.enology.bottling_date'],
    serving_temp_c_max: problems['metadata.sensory.serving_temp_c_max'],
    country: basics.origin_country && !country ? 'País desconhecido' : undefined,
  })
  return form
}

function readSheetCell(
  { target }: BulkColumn,
  cell: string,
  metadata: Record<string, unknown>,
): string | null {
  switch (target.kind) {
    case 'field': {
      const value = readValue(target.field, cell)
      const group = (metadata[target.group] ??= {}) as Record<string, unknown>
      group[target.field.name] = value
      return fieldProblem(target.field, value)
    }
    case 'value':
      metadata[target.field.name] = readValue(target.field, cell)
      return fieldProblem(target.field, metadata[target.field.name])
    case 'texts': {
      const texts = splitList(cell).map(unescapeEntry)
      metadata[target.group.name] = texts
      return texts.some((one) => one.length > target.group.maxLength)
        ? `Use no máximo ${target.group.maxLength} caracteres em cada entrada`
        : null
    }
    case 'choices': {
      const entries = splitList(cell).map(unescapeEntry)
      const found = entries.map((entry) => optionOf(target.group.options, entry))
      metadata[target.group.name] = found
      const unknown = entries.find((_entry, at) => found[at] === undefined)
      return unknown === undefined
        ? null
        : `'${cutText(unknown, UNKNOWN_LENGTH)}' não está na lista. Use: ${Object.values(target.group.options).join(' | ')}`
    }
    case 'records':
      return target.group.name === 'aromas'
        ? readAromas(cell, metadata)
        : readGrapes(cell, metadata)
    case 'basic':
      return null
  }
}

function readValue(field: SheetField, cell: string): unknown {
  switch (field.kind) {
    case 'integer':
    case 'decimal':
      return parseDecimal(cell, field) ?? cell
    case 'boolean': {
      const word = foldSearch(cell)
      if (['sim', 's', 'true', '1'].includes(word)) return true
      return ['nao', 'n', 'false', '0'].includes(word) ? false : cell
    }
    case 'date':
      return parseDate(cell) ?? cell
    case 'enum':
      return optionOf(field.options ?? {}, cell) ?? cell
    case 'text':
    case 'longText':
      return cell
  }
}

/** What a message repeats of a cell, in characters. */
const UNKNOWN_LENGTH = 40

/** The option that is written by its name on the wire or by its label. */
function optionOf(options: Readonly<Record<string, string>>, typed: string): string | undefined {
  const word = foldSearch(typed)
  const found = Object.entries(options).find(
    ([name, label]) => name === word || foldSearch(label) === word,
  )
  return found?.[0]
}

/** 'Frutas vermelhas: morango | Flores: rosa' */
function readAromas(cell: string, metadata: Record<string, unknown>): string | null {
  const aromas = splitList(cell).map((entry) => {
    const [category = '', ...descriptor] = splitAt(entry, ':')
    return {
      category: unescapeEntry(category.trim()),
      descriptor: unescapeEntry(descriptor.join(':').trim()),
    }
  })
  metadata['aromas'] = aromas
  return aromas.every(({ category, descriptor }) => category && descriptor)
    ? null
    : "Escreva cada aroma como 'Categoria: descritor', separados por |"
}

/** A share is in the last characters of an entry; longer texts would cost the square of their length. */
const SHARE = /\(?([\d.,]+)\s*%\)?$/
const SHARE_LENGTH = 20
const SHARE_RULE = { min: 0, max: 100 }

/** @returns null for what has a share within its name: '60% Merlot', 'Merlot 60%, Tannat 40%' */
function readGrape(entry: string): { name: string; percentage: number | null } | null {
  const [written = '', share] = SHARE.exec(entry.slice(-SHARE_LENGTH)) ?? []
  const name = entry.slice(0, entry.length - written.length).trimEnd()
  if (/\d\s*%/.test(name)) return null
  return {
    name: unescapeEntry(name),
    percentage: share === undefined ? null : parseDecimal(share, SHARE_RULE),
  }
}

/** 'Merlot 60% | Tannat 40%'; grapes without shares divide 100% among them. */
function readGrapes(cell: string, metadata: Record<string, unknown>): string | null {
  const names = splitList(cell)
  const grapes = names.flatMap((entry) => readGrape(entry) ?? [])
  const isWithoutShares = grapes.every((grape) => grape.percentage === null)
  metadata['grape_varieties'] = isWithoutShares
    ? grapes.map((grape) => ({ ...grape, percentage: Math.round(10_000 / names.length) / 100 }))
    : grapes
  const isRight =
    grapes.length === names.length &&
    grapes.every(
      ({ name, percentage }) =>
        name && (isWithoutShares || (percentage !== null && percentage > 0 && percentage <= 100)),
    )
  return isRight ? null : "Escreva cada uva como 'Merlot 60%', separadas por |"
}

function countryCode(typed: string): string | null {
  const word = foldSearch(typed)
  const found = Object.entries(ORIGIN_COUNTRIES).find(
    ([code, name]) =>
      code.toLowerCase() === word ||
      foldSearch(name) === word ||
      (word === 'brazil' && code === 'BR'),
  )
  // The wire takes any code of two letters, so the export may have written one that has no name here.
  return found?.[0] ?? (/^[a-z]{2}$/.test(word) ? word.toUpperCase() : null)
}

function addErrors(errors: RowErrors, more: Record<string, string | undefined>): void {
  for (const [column, message] of Object.entries(more)) {
    if (message) errors[column] ??= message
  }
}
