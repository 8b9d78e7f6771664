import { PRICE_ROWS_MAX } from '#domain/limits'
import type { WinePriceChange, WinePriceResult, WinePriceRow } from '#domain/wines/winePricesWire'
import type { WineAction } from '#domain/wines/wineActions'
import type { WineActionResult } from '#domain/wines/wineBatchWire'
import { toEngineQuery } from '../../kit/dataProvider/toEngineQuery'
import { callRoute } from '../../kit/http/callRoute'
import { resources } from './resources'

/** Prices and stock of many wines. All throw ApiError. */
export const winePriceVerbs = {
  /** All wines that the list shows with these filters, by title, asked for a page at a time. */
  async listWinePrices(
    filter: Record<string, unknown> = {},
    signal?: AbortSignal,
  ): Promise<WinePriceRow[]> {
    const filters = Object.fromEntries(
      toEngineQuery({ filter, pagination: undefined, sort: undefined }, resources.wines),
    )
    const rows: WinePriceRow[] = []
    for (;;) {
      const { wines } = await callRoute('GET /vendor/products/prices', {
        query: { ...filters, limit: PRICE_ROWS_MAX, offset: rows.length },
        ...(signal ? { signal } : {}),
      })
      rows.push(...wines)
      if (wines.length < PRICE_ROWS_MAX) return rows
    }
  },

  /** Each wine for itself; at most WINES_AT_ONCE_MAX. Repeating it changes nothing that was done. */
  async changeWinePrices(wines: WinePriceChange[]): Promise<WinePriceResult[]> {
    const { results } = await callRoute('POST /vendor/products/prices', { body: { wines } })
    return results
  },

  /** Publishes, pauses, archives, brings back or deletes, each wine for itself; at most WINES_AT_ONCE_MAX. */
  async actOnWines(ids: string[], action: WineAction): Promise<WineActionResult[]> {
    const { results } = await callRoute('POST /vendor/products/actions', { body: { ids, action } })
    return results
  },
}
