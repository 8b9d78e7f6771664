import { isLargeMove, valueMoves } from '#domain/wines/valueMoves'
import type { MovingWine } from '../moves/LargeMovesDialog'
import type { WineBatch } from './useWineBatch'

/** The wines whose bottles a batch changes very far; none when it changes no stock. */
export function largeStockMoves(batch: WineBatch): MovingWine[] {
  if (!('changes' in batch)) return []
  const wanted = new Map(batch.changes.map(({ id, available }) => [id, available]))
  const prices = { retail: null, wholesale: null }
  return batch.wines
    .map(({ id, title, available }) => ({
      id,
      title,
      moves: valueMoves(
        { ...prices, quantity: available },
        { ...prices, quantity: wanted.get(id) ?? available },
      ),
    }))
    .filter(({ moves }) => moves.some(isLargeMove))
}
