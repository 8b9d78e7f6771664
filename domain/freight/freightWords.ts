import { formatDecimal } from '../values/decimal'
import { formatBRL } from '../values/money'
import { FREIGHT_STATES } from './freightRegions'
import type { FreightTable, StateFreight } from './freightTable'
import { BOX_SIZES } from './splitIntoBoxes'

/** '7 dias úteis' */
export const workingDaysText = (days: number): string =>
  `${formatDecimal(days)} ${days === 1 ? 'dia útil' : 'dias úteis'}`

/** '1 caixa de 6 e 2 caixas de 1' */
export const boxesText = (boxes: readonly { size: number; count: number }[]): string =>
  new Intl.ListFormat('pt-BR').format(
    boxes.map(({ size, count }) => `${count} ${count === 1 ? 'caixa' : 'caixas'} de ${size}`),
  )

/** A table as the audit trail keeps it: a field for each state, in words. */
export const freightFields = (states: FreightTable['states']): Record<string, string> =>
  Object.fromEntries(
    FREIGHT_STATES.map((state) => [`freight_${state}`, stateInWords(states[state])]),
  )

const stateInWords = (served: StateFreight | undefined): string => {
  if (!served) return 'não atendido'
  const prices = BOX_SIZES.flatMap((size) => {
    const cents = served.prices[size]
    return cents === undefined ? [] : [`caixa de ${size} ${formatBRL(cents)}`]
  })
  return [...prices, workingDaysText(served.days)].join(', ')
}
