import { neutralizeFormula, restoreFormula } from '#domain/imports/formulaGuard'

/** What makes Excel read UTF-8. */
export const BOM = '\ufeff'

/** A line as Excel in Brazil reads it: ';' between the cells, quotes where needed. */
export const csvLine = (cells: readonly string[]): string => `${cells.map(quoted).join(';')}\r\n`

/** A cell of a foreign file, escaped so that a spreadsheet runs no formula. */
export const withoutFormula = (cell: string): string => neutralizeFormula(restoreFormula(cell))

/** '-1234,56': a number for Excel in Brazil, also below zero. */
export function reais(cents: number): string {
  const digits = String(Math.abs(cents)).padStart(3, '0')
  return `${cents < 0 ? '-' : ''}${digits.slice(0, -2)},${digits.slice(-2)}`
}

const quoted = (cell: string): string =>
  /[;"\r\n\t]|^\s|\s$/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell
