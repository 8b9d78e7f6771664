import type { PriceStockPayload } from '#domain/wines/priceStockForm'
import type { WinePriceResult } from '#domain/wines/winePricesWire'
import type { LevelResponse } from '#domain/wines/inventoryWire'
import type { Product, ProductUpdateRequest, SeenPrices } from '#domain/wines/productWire'
import { callRoute } from '../../kit/http/callRoute'
import { ApiError } from '../../kit/http/ApiError'
import type { WriteMeta } from '../../kit/dataProvider/EngineResource'
import { records } from './records'

/** Where a wine's bottles are counted, as it was when the person saw it. */
export interface SeenLevel {
  inventoryItemId: string
  locationId: string
  /** Bottles in the cellar, those reserved by orders included. */
  stocked: number
  /** Bottles that can be sold. */
  available: number
}

export interface SavePriceAndStock {
  wine: Product
  variantId: string
  level: SeenLevel
  /** The prices as the person saw them. */
  seen: SeenPrices
  payload: PriceStockPayload
}

/** Prices that are no longer what the person saw, and who changed them, when it is known. */
export interface ChangedPrices {
  prices: SeenPrices
  by: WinePriceResult['changed_by']
}

/** What became of the two calls. A failure of the first is thrown, as then nothing was saved. */
export type PriceStockOutcome =
  /** `available`: fewer bottles than were typed when an order has come in meanwhile. */
  | { state: 'saved'; status: string; available: number }
  /** Nothing saved: the prices are no longer what the person saw (409). */
  | ({ state: 'prices_changed' } & ChangedPrices)
  /** Prices saved, stock not: it, or what orders have reserved of it, is no longer what the person saw. */
  | { state: 'stock_changed'; level: SeenLevel }
  /** Prices saved, stock not. */
  | { state: 'only_prices'; error: unknown }

export const priceVerbs = {
  /**
   * 'Salvar e Continuar' (spec §7, design §5): prices, then the level, which decides about the status (R21). Amounts in cents, quantities
   * in bottles. Each call may be repeated without harm, so a second attempt after a partial failure is the same call again.
   *
   * @throws ApiError when the prices could not be saved, and then nothing was
   */
  async savePriceAndStock(input: SavePriceAndStock): Promise<PriceStockOutcome> {
    const { wine, level, payload } = input
    let status: string
    try {
      const { data: priced } = await records.update<Product>('wines', {
        id: wine.id,
        data: pricesRequest(input) as object,
        previousData: wine,
        meta: { failure: 'Failed to update product prices' } satisfies WriteMeta,
      })
      status = priced.status
    } catch (error) {
      const now = changedPrices(error)
      if (!now) throw error
      return { state: 'prices_changed', ...now }
    }
    let available: number
    try {
      const stored = await saveStock(level, payload.quantity)
      available = stored.location_level.available_quantity
      status = stored.product_status ?? status
    } catch (error) {
      const now = changedLevel(error, level)
      return now ? { state: 'stock_changed', level: now } : { state: 'only_prices', error }
    }
    return { state: 'saved', status, available }
  },
}

function pricesRequest({ variantId, seen, payload }: SavePriceAndStock): ProductUpdateRequest {
  const { retail, wholesale } = payload
  return {
    variants: [
      {
        id: variantId,
        prices: [
          { amount: retail, currency_code: 'brl' },
          ...(wholesale ? [{ ...wholesale, currency_code: 'brl' as const }] : []),
        ],
        expected_prices: seen,
      },
    ],
  }
}

/** What the orders have reserved stays on top of what the person wants to sell. */
function saveStock(level: SeenLevel, available: number): Promise<LevelResponse> {
  const reserved = level.stocked - level.available
  return callRoute('POST /vendor/inventory-items/:id/location-levels/:location_id', {
    params: { id: level.inventoryItemId, location_id: level.locationId },
    body: { stocked_quantity: available + reserved, expected_stocked_quantity: level.stocked },
  })
}

function changedPrices(error: unknown): ChangedPrices | null {
  if (!(error instanceof ApiError) || error.status !== 409) return null
  const { retail, wholesale, changed_by } = (error.body.current ?? {}) as Partial<
    SeenPrices & { changed_by: ChangedPrices['by'] }
  >
  if (retail === undefined || wholesale === undefined) return null
  return { prices: { retail, wholesale }, by: changed_by }
}

/** The level that a refusal tells of: another stock (409), or fewer bottles than are reserved by now (400). */
function changedLevel(error: unknown, seen: SeenLevel): SeenLevel | null {
  if (!(error instanceof ApiError)) return null
  const { stocked_quantity: stocked, reserved_quantity: reserved } = error.body.current ?? {}
  if (typeof stocked !== 'number') return null
  return {
    ...seen,
    stocked,
    available: stocked - (typeof reserved === 'number' ? reserved : seen.stocked - seen.available),
  }
}
