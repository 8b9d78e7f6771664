import { FREIGHT_TEXT_MAX } from '../limits'
import { readState } from '../orders/deliveryAddress'
import { failure, success, type Result } from '../result'
import { parseBlock } from '../text/clipboardBlock'
import { counted } from '../values/counted'
import {
  freightErrors,
  freightForm,
  FREIGHT_COLUMNS,
  isServed,
  readFreightForm,
  type FreightColumn,
  type StateTexts,
} from './freightForm'
import {
  freightState,
  FREIGHT_REGIONS,
  FREIGHT_STATES,
  type FreightRegion,
  type FreightState,
} from './freightRegions'
import type { FreightTable } from './freightTable'

/** The head of the table in a spreadsheet. */
const HEAD = ['Estado', 'Caixa de 1', '2', '3', '6', '12', 'Prazo (dias úteis)']

/** States of a pasted table with the texts of their cells. */
export type PastedStates = Partial<Record<FreightState, StateTexts>>

/**
 * The table as a spreadsheet takes it: a head, then the 27 states, each with its five prices and its days.
 *
 * @param separator a tab for the clipboard, ';' for a file
 */
export const writeFreight = (
  states: Record<FreightState, StateTexts>,
  separator: '\t' | ';',
): string =>
  [
    HEAD,
    ...FREIGHT_STATES.map((state) => [
      state,
      ...FREIGHT_COLUMNS.map((column) => states[state][column]),
    ]),
  ]
    .map((cells) => cells.join(separator))
    .join('\r\n')

/**
 * Reads what `writeFreight` writes, and what a spreadsheet of seven columns copies: the state by its code or name, five
 * prices, the days. Empty cells and dashes are empty. Numbers are not judged here: each stays what it is, for its own cell.
 *
 * @returns the reason names the line, when one is no state, is there twice or has other columns: nothing is taken then,
 *   as nobody could say what went where
 */
export function parseFreight(text: string): Result<PastedStates> {
  if (text.length > FREIGHT_TEXT_MAX)
    return failure('O texto é grande demais. Cole só a tabela do frete.')
  const states: PastedStates = {}
  for (const [at, cells] of cellsOf(text).entries()) {
    const trimmed = cells.map((cell) => cell.trim())
    const [name = '', ...rest] = trimmed
    const line = `Linha ${at + 1}`
    if (trimmed.every((cell) => cell === '') || (at === 0 && isHead(name))) continue
    const state = freightState(readState(name))
    if (state === null) return failure(`${line}: '${name.slice(0, 40)}' não é um estado do Brasil.`)
    if (states[state]) return failure(`${line}: ${state} aparece duas vezes.`)
    if (rest.length !== FREIGHT_COLUMNS.length)
      return failure(
        `${line}: são esperadas 7 colunas (estado, preços das caixas de 1, 2, 3, 6 e 12, prazo) e há ${trimmed.length}.`,
      )
    states[state] = Object.fromEntries(
      FREIGHT_COLUMNS.map((column, place) => [column, withoutDash(rest[place] ?? '')]),
    ) as Record<FreightColumn, string>
  }
  return Object.keys(states).length === 0
    ? failure('Nenhum estado no texto colado.')
    : success(states)
}

/** A text for one cell. */
export interface CellEdit {
  state: FreightState
  column: FreightColumn
  text: string
}

/**
 * Where pasted cells go: a table with its states to these, any other block from the cell on in which it was pasted, to the
 * right and down the states as they are shown.
 */
export function pasteFreight(
  text: string,
  at: Pick<CellEdit, 'state' | 'column'>,
): Result<CellEdit[]> {
  const cells = cellsOf(text)
  if (namesStates(cells)) return pasteStates(text)
  const top = FREIGHT_STATES.indexOf(at.state)
  const left = FREIGHT_COLUMNS.indexOf(at.column)
  const width = Math.max(...cells.map((row) => row.length))
  if (top + cells.length > FREIGHT_STATES.length || left + width > FREIGHT_COLUMNS.length)
    return failure(
      `O bloco colado tem ${counted(cells.length, 'linha')} e ${counted(width, 'coluna')}, e a partir desta célula não cabe. Cole a tabela com a coluna do estado, ou comece mais acima.`,
    )
  return success(
    cells.flatMap((row, y) =>
      row.flatMap((cell, x) => {
        const state = FREIGHT_STATES[top + y]
        const column = FREIGHT_COLUMNS[left + x]
        return state && column ? [{ state, column, text: withoutDash(cell.trim()) }] : []
      }),
    ),
  )
}

/**
 * Where cells go that are pasted into the line of a whole region: a table with its states to these, one row from the cell
 * on to the right, each cell to all states of the region.
 */
export function pasteIntoRegion(
  text: string,
  { region, column }: { region: FreightRegion; column: FreightColumn },
): Result<CellEdit[]> {
  const cells = cellsOf(text)
  if (namesStates(cells)) return pasteStates(text)
  const [row = [], ...others] = cells
  if (others.length > 0)
    return failure(
      `O bloco colado tem ${cells.length} linhas, e a linha da região recebe uma só, que vale para todos os seus estados. Cole o bloco na célula de um estado.`,
    )
  const columns = FREIGHT_COLUMNS.slice(FREIGHT_COLUMNS.indexOf(column))
  if (row.length > columns.length)
    return failure(
      `O bloco colado tem ${row.length} colunas, e a partir desta célula não cabe. Comece mais à esquerda.`,
    )
  return success(
    FREIGHT_REGIONS[region].states.flatMap((state) =>
      columns
        .slice(0, row.length)
        .map((one, x) => ({ state, column: one, text: withoutDash((row[x] ?? '').trim()) })),
    ),
  )
}

const namesStates = ([[first = ''] = []]: string[][]): boolean =>
  isHead(first.trim()) || readState(first) !== null

function pasteStates(text: string): Result<CellEdit[]> {
  const pasted = parseFreight(text)
  if (!pasted.ok) return pasted
  return success(
    FREIGHT_STATES.flatMap((state) => {
      const texts = pasted.payload[state]
      return texts ? FREIGHT_COLUMNS.map((column) => ({ state, column, text: texts[column] })) : []
    }),
  )
}

/**
 * The states of a table that must be right as a whole, such as the one of the configuration.
 *
 * @returns the reason names the line, or state and column
 */
export function readFreightText(text: string): Result<FreightTable['states']> {
  const pasted = parseFreight(text)
  if (!pasted.ok) return pasted
  const empty = freightForm({ free_above: null, handling_days: 0, states: {} })
  const form = { ...empty, states: { ...empty.states, ...pasted.payload } }
  const [problem] = Object.entries(freightErrors(form))
  if (problem) return failure(`${problem[0].replace('states.', '')}: ${problem[1]}`)
  if (!FREIGHT_STATES.some((state) => isServed(form.states[state])))
    return failure('Nenhum estado com preço.')
  return success(readFreightForm(form).states)
}

/** Without tabs it is a file's text, or one column; the line end after the last row begins no row of its own. */
const cellsOf = (text: string): string[][] => {
  const clean = text.replace(/^\uFEFF/, '')
  const rows = parseBlock(clean)
  return clean.includes('\t') ? rows : rows.map(([line = '']) => line.split(';'))
}

const isHead = (cell: string): boolean => /^(estado|uf)$/i.test(cell)

const withoutDash = (cell: string): string => (/^[-–—]$/.test(cell) ? '' : cell)
