import { formatBRL } from '../values/money'
import { FREIGHT_STATES } from './freightRegions'
import type { FreightTable, StateFreight } from './freightTable'
import { workingDaysText } from './freightWords'
import { BOX_SIZES } from './splitIntoBoxes'

/** A table as the audit trail keeps it: a field for each state, in words. */
export const freightFields = (states: FreightTable['states']): Record<string, string> =>
  Object.fromEntries(
    Object.entries(freightInWords(states)).map(([state, words]) => [`freight_${state}`, words]),
  )

/** What is asked for each state, also for those that are not served, by the state's letters. */
export const freightInWords = (states: FreightTable['states']): Record<string, string> =>
  Object.fromEntries(FREIGHT_STATES.map((state) => [state, stateInWords(states[state])]))

const stateInWords = (served: StateFreight | undefined): string => {
  if (!served) return 'não atendido'
  const prices = BOX_SIZES.flatMap((size) => {
    const cents = served.prices[size]
    return cents === undefined ? [] : [`caixa de ${size} ${formatBRL(cents)}`]
  })
  return [...prices, workingDaysText(served.days)].join(', ')
}
