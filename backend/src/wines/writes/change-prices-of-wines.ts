import type { MedusaContainer } from '@medusajs/framework/types'
import type { WinePriceChange, WinePriceResult } from '#domain/wines/winePricesWire'
import type { Actor } from '../../engine/actor/actor'
import { changePrices, type StoredPrices } from './change-prices'
import { eachWine } from './eachWine'

/**
 * Prices and stock of many wines, each for itself.
 *
 * @throws AppError not_found when none of them is the seller's
 */
export const changePricesOfWines = (
  container: MedusaContainer,
  { sellerId, changes, actor }: { sellerId: string; changes: WinePriceChange[]; actor: Actor },
): Promise<WinePriceResult[]> =>
  eachWine(
    changes,
    async (change): Promise<WinePriceResult> => ({
      id: change.id,
      ok: true,
      message: null,
      conflict: false,
      current: await changePrices(container, { sellerId, change, actor }),
    }),
    (change, { type, message, current }) => {
      const { changed_by, ...stored } = (current ?? {}) as Partial<StoredPrices>
      const isConflict = type === 'conflict' && current !== undefined
      return {
        id: change.id,
        ok: false,
        message,
        conflict: isConflict,
        current: isConflict ? (stored as StoredPrices) : null,
        changed_by: isConflict ? changed_by : null,
      }
    },
  )
