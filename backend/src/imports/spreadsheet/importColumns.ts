import { ERROR_COLUMN, BULK_COLUMNS, findColumn } from '#domain/imports/bulkColumns'
import type { WineRow } from '#domain/imports/parseWineRow'

/** How the heads of a file are read. */
export interface ImportColumns {
  /** Name of the column at each place of the file; null where nothing reads it. */
  names: readonly (string | null)[]
  unknown: string[]
  missing: string[]
  duplicate: string[]
}

/** Reads the heads of a file: the wire's names or the Portuguese labels; our own column of errors is left out. */
export function importColumns(heads: readonly string[]): ImportColumns {
  const names = heads.map((head) => findColumn(head)?.column ?? null)
  const known = new Set(names)
  return {
    names,
    unknown: heads.filter((head, at) => names[at] === null && head !== '' && head !== ERROR_COLUMN),
    missing: BULK_COLUMNS.filter((one) => one.required && !known.has(one.column)).map(
      (one) => one.column,
    ),
    duplicate: heads.filter(
      (_head, at) => names[at] !== null && names.indexOf(names[at] ?? null) !== at,
    ),
  }
}

/** The cells of a row by the name of their column. */
export function rowOf(names: readonly (string | null)[], cells: readonly string[]): WineRow {
  const row: Record<string, string> = {}
  for (const [at, name] of names.entries()) if (name !== null) row[name] = cells[at] ?? ''
  return row
}
