import { parseInteger } from '../values/decimal'
import { freightErrors, readFreightForm, type FreightForm } from './freightForm'
import type { FreightState } from './freightRegions'
import { quoteFreight } from './freightTable'

/** Where the form shows what buyers pay: near, far and farthest from most cellars. */
const FREIGHT_CITIES = [
  { city: 'São Paulo', state: 'SP' },
  { city: 'Recife', state: 'PE' },
  { city: 'Manaus', state: 'AM' },
] as const satisfies readonly { city: string; state: FreightState }[]

/** For so many bottles: one, a box, two boxes. */
export const FREIGHT_BOTTLES = [1, 6, 12] as const

export interface CityPrices {
  city: string
  /** Cents for each of FREIGHT_BOTTLES; null while a cell of the city's state is wrong, and where nothing is delivered. */
  prices: number[] | null
  /** Working days from the approval until the bottles arrive; null with the prices. */
  days: number | null
  /** Whether what is typed can be read; false asks to correct it. */
  isRight: boolean
}

/** What the freight costs to three cities by what is typed now, by the same rule as the checkout. Free freight is not counted. */
export function cityPrices(form: FreightForm): CityPrices[] {
  const wrong = Object.keys(freightErrors(form))
  const table = readFreightForm({ ...form, free_above: '' })
  return FREIGHT_CITIES.map(({ city, state }) => {
    const isRight = !wrong.some((path) => path.startsWith(`states.${state}.`))
    const quotes = FREIGHT_BOTTLES.flatMap((bottles) => {
      const quoted = quoteFreight(table, { state, bottles, amount: 0 })
      return quoted.ok ? [quoted.quote] : []
    })
    const [first] = quotes
    if (!isRight || !first) return { city, prices: null, days: null, isRight }
    return {
      city,
      prices: quotes.map(({ price }) => price),
      days:
        parseInteger(form.handling_days) === null
          ? null
          : first.handling_days + first.delivery_days,
      isRight,
    }
  })
}
