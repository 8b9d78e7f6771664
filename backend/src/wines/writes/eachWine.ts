import { AppError } from '../../engine/errors/AppError'

/**
 * Acts on wines one after the other, each in a transaction of its own: one that is refused keeps no other from being
 * done.
 *
 * @param refusal what becomes of a refused wine's line
 * @returns a line for each, in the order asked for
 * @throws AppError not_found when none of them is the seller's, as for one alone (R42)
 */
export async function eachWine<Item extends { id: string }, Line>(
  items: readonly Item[],
  act: (item: Item) => Promise<Line>,
  refusal: (item: Item, error: AppError) => Line,
): Promise<Line[]> {
  const lines: Line[] = []
  let missing = 0
  for (const item of new Map(items.map((one) => [one.id, one])).values()) {
    try {
      lines.push(await act(item))
    } catch (error) {
      if (!(error instanceof AppError)) throw error
      if (error.type === 'not_found') missing += 1
      lines.push(refusal(item, error))
    }
  }
  if (missing === lines.length) throw AppError.notFound('Vinho não encontrado')
  return lines
}
