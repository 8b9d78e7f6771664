import { formatDate, type DateInput } from '../values/dates'
import { isPastTerm, lastDayOf, RETURN_REASONS, type ReturnReason } from './returnReasons'
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
}

/** Bottles of a line that returns name; one that ended with nothing names none. */
const bottlesReturned = (returns: readonly StandingReturn[], lineId: string): number =>
  returns
    .filter((one) => !endedWithNothing(one))
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
}

/** When the newest package arrived; null when none has. */
export const lastDelivery = (
  packages: readonly { delivered_at?: DateInput; canceled_at?: DateInput }[],
): Date | null =>
  packages.reduce<Date | null>((newest, { delivered_at: at, canceled_at: canceled }) => {
    if (!at || canceled) return newest
    const arrived = new Date(at)
    return newest && newest > arrived ? newest : arrived
  }, null)

/**
 * What is wrong with a wish, by field, or null. Bottles are named by line; a line may be named once.
 *
 * @param deliveredAt of the newest package
 */
export function wishProblem(
  { reason, items }: ReturnWish,
  lines: readonly DeliveredLine[],
  returns: readonly StandingReturn[],
  { deliveredAt, now }: { deliveredAt: Date | null; now: Date },
): { field: 'reason' | 'items'; message: string } | null {
  if (!deliveredAt)
    return { field: 'items', message: 'Nenhuma garrafa deste pedido foi entregue ainda.' }
  if (RETURN_REASONS[reason].ends && isPastTerm(reason, deliveredAt, now))
    return {
      field: 'reason',
      message: `O prazo para desistir terminou em ${formatDate(lastDayOf(reason, deliveredAt))}. Se há um problema com o vinho, escolha qual.`,
    }
  if (items.length === 0) return { field: 'items', message: 'Escolha ao menos uma garrafa.' }
  if (new Set(items.map(({ id }) => id)).size < items.length)
    return { field: 'items', message: 'Cada vinho aparece uma vez só.' }
  const open = returnableLines(lines, returns)
  for (const { id, quantity } of items) {
    const line = lines.find((one) => one.id === id)
    if (!line) return { field: 'items', message: 'Este item não é deste pedido.' }
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
