import { saoPauloDate, type DateInput } from '../values/dates'
import { lastDayOf, requestDayProblem, termProblem, type ReturnReason } from './returnReasons'
import { endedWithNothing, type ReturnState } from './returnState'

/** A line of the order with the bottles that have arrived. */
export interface DeliveredLine {
  id: string
  title: string
  /** Bottles ordered, and of them delivered. */
  quantity: number
  delivered: number
}

/** A return that was asked for before. */
export interface StandingReturn {
  state: ReturnState
  items: readonly { id: string; quantity: number }[]
  /** Null before bottles have come back; those that have are not with the buyer, however the return ended. */
  restocked: boolean | null
}

/** Bottles of a line that returns name; one that ended without bottles names none. */
const bottlesReturned = (returns: readonly StandingReturn[], lineId: string): number =>
  returns
    .filter((one) => !endedWithNothing(one) || one.restocked !== null)
    .flatMap(({ items }) => items)
    .filter(({ id }) => id === lineId)
    .reduce((sum, { quantity }) => sum + quantity, 0)

/** The lines with the bottles that can still be asked back: delivered, less those of other returns. */
export const returnableLines = <Line extends DeliveredLine>(
  lines: readonly Line[],
  returns: readonly StandingReturn[],
): (Line & { left: number })[] =>
  lines
    .map((line) => ({ ...line, left: line.delivered - bottlesReturned(returns, line.id) }))
    .filter(({ left }) => left > 0)

export interface ReturnWish {
  reason: ReturnReason
  items: readonly { id: string; quantity: number }[]
  /** The day on which the buyer asked, yyyy-MM-dd in São Paulo; today unless told. */
  requested_on?: string | undefined
}

/** When the first and the newest package arrived. */
export interface Deliveries {
  first: Date
  last: Date
}

/** When packages arrived; null when none has. */
export function deliveriesOf(
  packages: readonly { delivered_at?: DateInput; canceled_at?: DateInput }[],
): Deliveries | null {
  const arrivals = packages
    .flatMap(({ delivered_at: at, canceled_at: canceled }) =>
      at && !canceled ? [new Date(at)] : [],
    )
    .toSorted((one, other) => one.getTime() - other.getTime())
  const [first, last] = [arrivals[0], arrivals.at(-1)]
  return first && last ? { first, last } : null
}

/**
 * What is wrong with a wish, by field, or null. Bottles are named by line; a line may be named once. A term counts from the
 * newest package to the day on which the buyer asked.
 */
export function wishProblem(
  { reason, items, requested_on: requestedOn }: ReturnWish,
  lines: readonly DeliveredLine[],
  returns: readonly StandingReturn[],
  { delivered, now }: { delivered: Deliveries | null; now: Date },
): { field: 'reason' | 'items' | 'requested_on'; message: string } | null {
  if (!delivered)
    return { field: 'items', message: 'Nenhuma garrafa deste pedido foi entregue ainda.' }
  const today = saoPauloDate(now) ?? ''
  const deliveredOn = saoPauloDate(delivered.first) ?? ''
  const wrongDay = requestedOn && requestDayProblem(requestedOn, { deliveredOn, today })
  if (wrongDay) return { field: 'requested_on', message: wrongDay }
  const late = termProblem(reason, lastDayOf(reason, delivered.last), requestedOn ?? today)
  if (late) return { field: 'reason', message: late }
  if (items.length === 0) return { field: 'items', message: 'Escolha ao menos uma garrafa.' }
  if (new Set(items.map(({ id }) => id)).size < items.length)
    return { field: 'items', message: 'Cada vinho aparece uma vez só.' }
  const open = returnableLines(lines, returns)
  for (const { id, quantity } of items) {
    const line = lines.find((one) => one.id === id)
    if (!line) return { field: 'items', message: 'Este vinho não é deste pedido.' }
    const left = open.find((one) => one.id === id)?.left ?? 0
    if (!Number.isInteger(quantity) || quantity < 1)
      return { field: 'items', message: 'Informe quantas garrafas voltam.' }
    if (quantity > left)
      return {
        field: 'items',
        message:
          left === 0
            ? `${line.title}: não há garrafas a devolver.`
            : `${line.title}: só ${left === 1 ? 'pode voltar 1 garrafa' : `podem voltar ${left} garrafas`}.`,
      }
  }
  return null
}
