import type { WinePriceChange, WinePriceResult, WinePriceRow, WinePrices } from './winePricesWire'
import { STOCK_MAX } from '../limits'
import { hasErrors, type FieldErrors } from '../result'
import { formatReaisInput, parseReais } from '../values/money'
import {
  ABOVE_STOCK_MAX,
  parseBottles,
  priceStockErrors,
  type PriceStockForm,
} from './priceStockForm'
import type { ValueMove } from './valueMoveWire'
import { valueMoves } from './valueMoves'
import { changedKeys } from './winePrices'

/** The columns that can be typed in, from left to right. */
export const GRID_FIELDS = ['retail', 'wholesale', 'min_quantity', 'quantity', 'low_stock'] as const
export type GridField = (typeof GRID_FIELDS)[number]
export type GridTexts = Record<GridField, string>

/** A wine in the grid: what is stored as far as is known, and what is typed, whatever it is. */
export interface GridRow {
  id: string
  title: string
  status: string
  stored: WinePrices
  typed: GridTexts
  /** What the last attempt to save it came to; settled: after a conflict the person chose their own value. */
  outcome?: { state: 'saved' | 'refused' | 'conflict' | 'settled'; message: string | null }
}

const amountText = (cents: number | null | undefined): string =>
  cents ? formatReaisInput(cents) : ''

/** Of what is stored, which is never written to: every key looks at all rows, and a currency is slow to format. */
const knownTexts = new WeakMap<WinePrices, GridTexts>()

/** The texts of stored values. A price of 0 is a wine that has none: its cell is empty. */
export function gridTexts(stored: WinePrices): GridTexts {
  const known = knownTexts.get(stored)
  if (known) return known
  const texts = {
    retail: amountText(stored.retail),
    wholesale: amountText(stored.wholesale?.amount),
    min_quantity: stored.wholesale ? String(stored.wholesale.min_quantity) : '',
    quantity: String(Math.max(0, stored.available)),
    low_stock: stored.low_stock === null ? '' : String(stored.low_stock),
  }
  knownTexts.set(stored, texts)
  return texts
}

export function gridRow({ id, title, status, ...stored }: WinePriceRow): GridRow {
  return { id, title, status, stored, typed: gridTexts(stored) }
}

const isAmount = (field: GridField): boolean => field === 'retail' || field === 'wholesale'

const meaning = (field: GridField, text: string): number | string | null => {
  if (text.trim() === '') return null
  const value = isAmount(field) ? parseReais(text) : parseBottles(text)
  return value ?? text
}

/** A text as it is kept: '89,9' and 'R$ 89,90' become '89,90'; what cannot be read stays as it was typed. */
export function cleanGridText(field: GridField, text: string): string {
  const line = text.replace(/[\s\u00a0]+/g, ' ').trim()
  const value = meaning(field, line)
  if (typeof value !== 'number' || value < 0) return line
  return isAmount(field) ? formatReaisInput(value) : String(value)
}

/** Whether a cell says something else than what is stored. */
export function isChangedCell(row: GridRow, field: GridField): boolean {
  const typed = row.typed[field]
  const stored = gridTexts(row.stored)[field]
  return typed !== stored && meaning(field, typed) !== meaning(field, stored)
}

export const isChangedRow = (row: GridRow): boolean =>
  GRID_FIELDS.some((field) => isChangedCell(row, field))

/** Messages by cell, of what was changed: a price that is missing all along is not the grid's business. */
export function gridErrors(row: GridRow): FieldErrors<GridField> {
  const { low_stock, ...form } = row.typed
  const opened: PriceStockForm = gridTexts(row.stored)
  const found: FieldErrors<GridField> = priceStockErrors(form, opened)
  if (low_stock.trim() !== '') {
    const bottles = parseBottles(low_stock) ?? -1
    if (bottles < 0) found.low_stock = 'Deve ser um número inteiro válido'
    else if (bottles > STOCK_MAX) found.low_stock = ABOVE_STOCK_MAX
  }
  const touched = (...fields: GridField[]): boolean =>
    fields.some((field) => isChangedCell(row, field))
  return Object.fromEntries(
    Object.entries(found).filter(([field]) =>
      field === 'wholesale' || field === 'min_quantity'
        ? touched('wholesale', 'min_quantity', 'quantity')
        : touched(field as GridField),
    ),
  )
}

/** What texts without errors stand for. */
function typedPrices(typed: GridTexts): WinePrices {
  const amount = parseReais(typed.wholesale) ?? 0
  return {
    retail: parseReais(typed.retail),
    wholesale: amount > 0 ? { amount, min_quantity: parseBottles(typed.min_quantity) ?? 0 } : null,
    available: parseBottles(typed.quantity) ?? 0,
    low_stock: parseBottles(typed.low_stock),
  }
}

/** What to send for a row: only what was changed, and what the person saw. Null: nothing to save, or not like this. */
export function gridChange(row: GridRow): WinePriceChange | null {
  if (!isChangedRow(row) || hasErrors(gridErrors(row))) return null
  const { stored } = row
  const wanted = typedPrices(row.typed)
  const keys = changedKeys({ ...wanted, retail: wanted.retail ?? undefined }, stored)
  const only = (values: WinePrices) =>
    Object.fromEntries(keys.map((key) => [key, values[key]])) as object
  return { id: row.id, ...only(wanted), expected: only(stored) }
}

/**
 * The prices and bottles that a row changes, each with how far it moves; none of a row that cannot be saved like this.
 * What was chosen beside the other value is not asked about a second time.
 */
export function gridMoves(row: GridRow): ValueMove[] {
  if (gridChange(row) === null) return []
  const { typed, stored } = row
  const moves = valueMoves(
    {
      retail: stored.retail,
      wholesale: stored.wholesale?.amount ?? null,
      quantity: Math.max(0, stored.available),
    },
    {
      retail: parseReais(typed.retail),
      wholesale: parseReais(typed.wholesale),
      quantity: parseBottles(typed.quantity),
    },
  )
  return row.outcome?.state === 'settled' ? moves.map((move) => ({ ...move, size: null })) : moves
}

/**
 * A row after the answer to what was `sent` of it: saved, or marked with why not; a conflict brings what is stored now
 * along. What was typed since stays to be saved.
 */
export function answeredRow(row: GridRow, result: WinePriceResult, sent: GridRow): GridRow {
  const { ok, conflict, message, current } = result
  if (ok && current) {
    const { status, ...stored } = current
    // beside what the person saw, not `current`: a sale meanwhile is still a conflict of the next save
    if (row.typed !== sent.typed) return { ...row, status, stored: typedPrices(sent.typed) }
    return {
      ...row,
      status,
      stored,
      typed: gridTexts(stored),
      outcome: { state: 'saved', message },
    }
  }
  return { ...row, outcome: { state: conflict ? 'conflict' : 'refused', message } }
}

/** The person has seen what is stored now, and keeps what they typed, or takes it over. */
export function settledRow(row: GridRow, current: WinePrices & { status: string }, keep: boolean) {
  const { status, ...stored } = current
  const settled: GridRow = {
    id: row.id,
    title: row.title,
    status,
    stored,
    typed: gridTexts(stored),
  }
  if (!keep) return settled
  settled.outcome = { state: 'settled', message: null }
  const mine = GRID_FIELDS.filter((field) => isChangedCell(row, field))
  for (const field of mine) settled.typed = { ...settled.typed, [field]: row.typed[field] }
  return settled
}
