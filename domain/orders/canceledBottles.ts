import { formatBRL } from '../values/money'
import { notAccepted, remainingItems, type OrderFacts } from './orderActions'

/** Bottles of a line that are never sent. */
export interface CanceledLine {
  id: string
  quantity: number
}

interface PricedLine {
  id: string
  title: string
  quantity: number
  canceled_quantity?: number | null
  /** Cents. */
  unit_price: number
}

/**
 * Why these bottles cannot be taken out of an order, in Portuguese, or null: only such as were not packed. What was canceled
 * stays canceled.
 *
 * @param canceled bottles of the named lines, all told: also those that were canceled before
 */
export function cancelProblem(
  order: Omit<OrderFacts, 'items'> & { items: readonly PricedLine[] },
  canceled: readonly CanceledLine[],
): string | null {
  const refused = notAccepted(order)
  if (refused) return refused
  if (new Set(canceled.map(({ id }) => id)).size < canceled.length)
    return 'Cada vinho aparece uma vez só.'
  const left = remainingItems(order)
  for (const { id, quantity } of canceled) {
    const line = order.items.find((one) => one.id === id)
    if (!line) return 'Este vinho não é deste pedido.'
    const before = line.canceled_quantity ?? 0
    if (quantity < before) return `${line.title}: o que foi cancelado não volta ao pedido.`
    const rest = left.find((one) => one.id === id)?.quantity ?? 0
    if (quantity - before > rest) return `${line.title}: ${words(rest)}`
  }
  return null
}

/**
 * Why the buyer has too little back for the bottles that are never sent, or null.
 *
 * @param canceled as of `cancelProblem`
 * @param givenBack cents that went back for bottles that never left
 */
export function cancelAmountProblem(
  { items }: { items: readonly PricedLine[] },
  canceled: readonly CanceledLine[],
  givenBack: number,
): string | null {
  const worth = items.reduce((sum, { id, unit_price: price, canceled_quantity: before }) => {
    const bottles = canceled.find((one) => one.id === id)?.quantity ?? before ?? 0
    return sum + price * bottles
  }, 0)
  return worth > givenBack
    ? `As garrafas que não serão enviadas custaram ${formatBRL(worth)}: reembolse ao menos o valor delas.`
    : null
}

function words(rest: number): string {
  if (rest === 0) return 'todas as garrafas já foram separadas ou canceladas.'
  return rest === 1 ? 'só 1 garrafa não foi separada.' : `só ${rest} garrafas não foram separadas.`
}
