import {
  AMOUNT_MAX_CENTS,
  FREIGHT_DAYS_MAX,
  FREIGHT_PRICE_MAX_CENTS,
  HANDLING_DAYS_MAX,
} from '../limits'
import { fieldErrors, type FieldErrors } from '../result'
import { parseInteger } from '../values/decimal'
import { formatBRL, formatReaisInput, parseReais } from '../values/money'
import { FREIGHT_STATES, type FreightState } from './freightRegions'
import type { FreightTable, StateFreight } from './freightTable'
import { BOX_SIZES, type BoxPrices, type BoxSize } from './splitIntoBoxes'

/** The columns of the table as it is typed: a price for each box, and the days. */
export const FREIGHT_COLUMNS = ['box1', 'box2', 'box3', 'box6', 'box12', 'days'] as const
export type FreightColumn = (typeof FREIGHT_COLUMNS)[number]

/** A state as it is typed; all empty: not served. */
export type StateTexts = Record<FreightColumn, string>

/** A state that is not served. */
export const EMPTY_STATE: StateTexts = {
  box1: '',
  box2: '',
  box3: '',
  box6: '',
  box12: '',
  days: '',
}

/** The whole table as it is typed. */
export interface FreightForm {
  free_above: string
  handling_days: string
  states: Record<FreightState, StateTexts>
}

const boxColumn = (size: BoxSize): FreightColumn => `box${size}`

/** The table as it is typed. */
export const freightForm = (table: FreightTable): FreightForm => ({
  free_above: formatReaisInput(table.free_above),
  handling_days: String(table.handling_days),
  states: statesOf((state) => stateTexts(table.states[state])),
})

/** The cells of a state; empty ones for a state that is not served. */
const stateTexts = (served: StateFreight | undefined): StateTexts => ({
  box1: formatReaisInput(served?.prices[1]),
  box2: formatReaisInput(served?.prices[2]),
  box3: formatReaisInput(served?.prices[3]),
  box6: formatReaisInput(served?.prices[6]),
  box12: formatReaisInput(served?.prices[12]),
  days: served ? String(served.days) : '',
})

/** Messages by dotted path: 'free_above', 'handling_days', 'states.SP.box6'. */
export const freightErrors = ({ free_above, handling_days, states }: FreightForm): FieldErrors => ({
  ...fieldErrors({
    free_above: isBlank(free_above) ? null : amountProblem(free_above, AMOUNT_MAX_CENTS),
    handling_days: daysProblem(handling_days, HANDLING_DAYS_MAX),
  }),
  ...Object.assign({}, ...FREIGHT_STATES.map((state) => stateErrors(state, states[state]))),
})

/** What was typed, as the table; call it for a form without errors. */
export function readFreightForm({ free_above, handling_days, states }: FreightForm): FreightTable {
  return {
    free_above: isBlank(free_above) ? null : parseReais(free_above),
    handling_days: parseInteger(handling_days) ?? 0,
    states: Object.fromEntries(
      FREIGHT_STATES.flatMap((state) => {
        const texts = states[state]
        return isServed(texts) ? [[state, readState(texts)]] : []
      }),
    ),
  }
}

/** Whether any cell of a state is filled. */
export const isServed = (texts: StateTexts): boolean =>
  FREIGHT_COLUMNS.some((column) => !isBlank(texts[column]))

/** The form's path of a field of the wire: 'states.SP.prices.6' is 'states.SP.box6'. */
export const freightField = (path: string): string => path.replace(/\.prices\.(\d+)$/, '.box$1')

/** One value for each state. */
export const statesOf = <Value>(
  valueOf: (state: FreightState) => Value,
): Record<FreightState, Value> => {
  const list = FREIGHT_STATES.map((state) => [state, valueOf(state)] as const)
  return Object.fromEntries(list) as Record<FreightState, Value>
}

function readState(texts: StateTexts): StateFreight {
  const prices: BoxPrices = {}
  for (const size of BOX_SIZES) {
    const cents = parseReais(texts[boxColumn(size)])
    if (cents !== null) prices[size] = cents
  }
  return { prices, days: parseInteger(texts.days) ?? 0 }
}

function stateErrors(state: FreightState, texts: StateTexts): FieldErrors {
  if (!isServed(texts)) return {}
  const boxes = BOX_SIZES.map(boxColumn)
  const problems: [string, string | null][] = boxes.map((column) => [
    column,
    isBlank(texts[column]) ? null : amountProblem(texts[column], FREIGHT_PRICE_MAX_CENTS),
  ])
  const hasPrice = boxes.some((column) => !isBlank(texts[column]))
  problems.push([
    'days',
    hasPrice
      ? daysProblem(texts.days, FREIGHT_DAYS_MAX)
      : 'Informe o preço de uma caixa, ou apague o prazo',
  ])
  return fieldErrors(
    Object.fromEntries(problems.map(([column, text]) => [`states.${state}.${column}`, text])),
  )
}

function amountProblem(text: string, max: number): string | null {
  const cents = parseReais(text)
  if (cents === null) return 'Informe um valor em reais, como 25,90'
  return cents < 0 || cents > max ? `Informe um valor de R$ 0,00 a ${formatBRL(max)}` : null
}

function daysProblem(text: string, max: number): string | null {
  if (isBlank(text)) return 'Informe o prazo em dias úteis'
  const days = parseInteger(text)
  return days === null || days < 0 || days > max ? `Informe dias inteiros, de 0 a ${max}` : null
}

const isBlank = (text: string): boolean => text.trim() === ''
