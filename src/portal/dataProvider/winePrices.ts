import { PRICE_ROWS_MAX } from '#domain/limits'
import type { WinePriceChange, WinePriceResult, WinePriceRow } from '#domain/wire/winePrices'
import { callRoute } from '../../shared/http/callRoute'

/** Filters as the list's address has them, in the engine's words. */
export type WineFilters = Record<string, string | undefined>

/** Prices and stock of many wines. All throw ApiError. */
export const winePriceVerbs = {
  /** All rows of the grid, by title, asked for a page at a time. */
  async listWinePrices(filters: WineFilters = {}, signal?: AbortSignal): Promise<WinePriceRow[]> {
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
}
