import type { ValueMove } from '#domain/wines/valueMoveWire'
import { isLargeMove, valueMoves, type MovingValues } from '#domain/wines/valueMoves'
import { cellarWine, type Wine } from '../../wines'
import type { ReadRow } from '../spreadsheet/readRow'
import type { WineChanges } from './wineChanges'

/** What the person is shown of a row before anything is stored. */
export interface RowOutlook {
  moves: ValueMove[]
  /** One of the moves is asked about. */
  moves_far: boolean
  /** In the store already: what the file changes is seen at once. */
  is_live: boolean
  lacks_picture: boolean
  /** Its description is empty or only repeats its name. */
  lacks_description: boolean
}

export const NO_OUTLOOK: RowOutlook = {
  moves: [],
  moves_far: false,
  is_live: false,
  lacks_picture: false,
  lacks_description: false,
}

/** Of a wine that the file adds: no picture comes from a file, and a price from nothing moves nowhere. */
export const newOutlook = ({ request }: ReadRow): RowOutlook => ({
  ...NO_OUTLOOK,
  lacks_picture: true,
  lacks_description: isBare(request.description, request.title),
})

/** Of a wine that the file changes, as it will be. */
export function changedOutlook(stored: Wine, { data, prices, stock }: WineChanges): RowOutlook {
  const wine = cellarWine(stored)
  const before: MovingValues = {
    retail: wine.retail,
    wholesale: wine.wholesale?.amount ?? null,
    quantity: wine.quantity,
  }
  const moves = valueMoves(before, {
    retail: prices ? (prices.find((one) => !one.min_quantity)?.amount ?? null) : before.retail,
    wholesale: prices ? (prices.find((one) => one.min_quantity)?.amount ?? null) : before.wholesale,
    quantity: stock ?? before.quantity,
  })
  return {
    moves,
    moves_far: moves.some(isLargeMove),
    is_live: stored.status === 'published',
    lacks_picture: stored.images.length === 0,
    lacks_description: isBare(data?.description ?? stored.description, data?.title ?? stored.title),
  }
}

const isBare = (description: string | null | undefined, title: string): boolean =>
  (description ?? '').trim() === '' || description?.trim() === title.trim()
