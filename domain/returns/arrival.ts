import { failure, success, type Result } from '../result'

/** Bottles of one line of a return. */
export interface ReturnItem {
  id: string
  /** What counts: bottles asked back, and once they have come back those that arrived. */
  quantity: number
  asked: number
}

/**
 * What has arrived of a return: all of it, or what is named; a line that is not named brought nothing.
 *
 * @returns every line with the bottles that arrived, or in Portuguese why that cannot be
 */
export function arrivedItems(
  items: readonly ReturnItem[],
  named: readonly { id: string; quantity: number }[] | undefined,
): Result<ReturnItem[]> {
  if (!named) return success(items.map((item) => ({ ...item, quantity: item.asked })))
  if (new Set(named.map(({ id }) => id)).size < named.length)
    return failure('Cada vinho aparece uma vez só.')
  for (const { id, quantity } of named) {
    const line = items.find((item) => item.id === id)
    if (!line) return failure('Este vinho não é desta devolução.')
    if (!Number.isInteger(quantity) || quantity < 0 || quantity > line.asked)
      return failure(`Informe de 0 a ${line.asked} garrafas.`)
  }
  if (named.every(({ quantity }) => quantity === 0))
    return failure('Informe ao menos uma garrafa que chegou.')
  return success(
    items.map((item) => ({
      ...item,
      quantity: named.find(({ id }) => id === item.id)?.quantity ?? 0,
    })),
  )
}

/** '4 de 6 garrafas chegaram', or null when none is missing. */
export function arrivalInWords(items: readonly ReturnItem[]): string | null {
  const arrived = items.reduce((sum, { quantity }) => sum + quantity, 0)
  const asked = items.reduce((sum, item) => sum + item.asked, 0)
  return arrived < asked
    ? `${arrived} de ${asked} garrafas ${arrived === 1 ? 'chegou' : 'chegaram'}`
    : null
}

/** '6', or '4 de 6' when bottles of the line did not arrive. */
export const itemCount = ({ quantity, asked }: ReturnItem): string =>
  quantity < asked ? `${quantity} de ${asked}` : String(quantity)
