import type { CanceledLine } from './canceledBottles'
import type { OrderFacts } from './orderActions'

type Lines = Pick<OrderFacts, 'fulfillments'> & {
  items: readonly { id: string; title: string }[]
}

/** Bottles of a line that are packed or sent and have not arrived. */
export const bottlesOnTheWay = ({ fulfillments }: Lines, lineId: string): number =>
  (fulfillments ?? [])
    .filter(({ canceled_at: canceled, delivered_at: delivered }) => !canceled && !delivered)
    .flatMap(({ items }) => items ?? [])
    .filter(({ line_item_id: id }) => id === lineId)
    .reduce((sum, { quantity }) => sum + quantity, 0)

/** Why an amount cannot be for these bottles of packages that have not arrived, in Portuguese, or null. */
export function onTheWayProblem(order: Lines, named: readonly CanceledLine[]): string | null {
  if (new Set(named.map(({ id }) => id)).size < named.length)
    return 'Cada vinho aparece uma vez só.'
  for (const { id, quantity } of named) {
    const line = order.items.find((one) => one.id === id)
    if (!line) return 'Este item não é deste pedido.'
    const most = bottlesOnTheWay(order, id)
    if (quantity > most) return `${line.title}: ${inWords(most)} a caminho.`
  }
  return null
}

function inWords(bottles: number): string {
  if (bottles === 0) return 'nenhuma garrafa está'
  return bottles === 1 ? 'só 1 garrafa está' : `só ${bottles} garrafas estão`
}
