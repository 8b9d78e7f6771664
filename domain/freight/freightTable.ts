import { BRAZILIAN_STATES } from '../values/brazilianStates'
import type { FreightState } from './freightRegions'
import { splitIntoBoxes, type BoxPrices, type Boxes } from './splitIntoBoxes'

/** What it costs, and how long it takes, to send to a state. */
export interface StateFreight {
  /** Cents of each box that is offered, at least one. */
  prices: BoxPrices
  /** Working days on the way. */
  days: number
}

/** A seller's freight; a state that is not named is not served. */
export interface FreightTable {
  /** Cents of wine from which on the freight is free; null: never. */
  free_above: number | null
  /** Working days from the seller's approval until the bottles leave. */
  handling_days: number
  states: Partial<Record<FreightState, StateFreight>>
}

/** What is sent, and where to. */
export interface Parcel {
  state: FreightState | null
  bottles: number
  /** Cents of all its bottles. */
  amount: number
}

/** The freight of one parcel. */
export interface FreightQuote {
  /** Cents; 0 when it is free. */
  price: number
  boxes: Boxes[]
  handling_days: number
  /** On the way. */
  delivery_days: number
}

export type QuoteResult = { ok: true; quote: FreightQuote } | { ok: false; reason: string }

/** The price, the boxes and the days of a parcel by the seller's table; or why there is none, in words for the buyer. */
export function quoteFreight(table: FreightTable, { state, bottles, amount }: Parcel): QuoteResult {
  if (state === null)
    return { ok: false, reason: 'Informe o estado ou o CEP da entrega para ver o frete.' }
  const served = table.states[state]
  const packing = served && splitIntoBoxes(bottles, served.prices)
  if (!packing)
    return {
      ok: false,
      reason: `O produtor ainda não entrega neste estado: ${BRAZILIAN_STATES[state] ?? state}.`,
    }
  const isFree = table.free_above !== null && amount >= table.free_above
  return {
    ok: true,
    quote: {
      price: isFree ? 0 : packing.price,
      boxes: packing.boxes,
      handling_days: table.handling_days,
      delivery_days: served.days,
    },
  }
}
