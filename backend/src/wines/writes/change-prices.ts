import type { Knex } from '@medusajs/framework/mikro-orm/knex'
import type { MedusaContainer } from '@medusajs/framework/types'
import { ContainerRegistrationKeys } from '@medusajs/framework/utils'
import {
  changedKeys,
  minimumProblem,
  pricesOf,
  wholesaleNeedsBottles,
} from '#domain/wines/winePrices'
import type { WinePriceChange, WinePriceResult, WinePrices } from '#domain/wines/winePricesWire'
import type { Actor } from '../../engine/actor/actor'
import { recordAudit } from '../../engine/audit/recordAudit'
import { lockInTurn } from '../../engine/database/lockInTurn'
import { AppError } from '../../engine/errors/AppError'
import { readWines } from '../reads/readWines'
import { stockLimitOf } from '../reads/stockLimitOf'
import { storeAvailable } from './storeAvailable'
import { lockWine, type LockedWine } from './lockWine'
import { refuseChangedPrices } from './refuseChangedPrices'
import { refuseReadOnly } from './refuseReadOnly'
import { replacePrices } from './replacePrices'
import { touchedNow } from './touchedNow'

export type StoredPrices = WinePrices & {
  status: string
  changed_by?: WinePriceResult['changed_by']
}

/**
 * Prices, bottles and low-stock limit of one wine, all of the change or nothing, by the same rules and with the same
 * audit entries as one by one. What is stored already changes nothing (R31).
 *
 * @returns what is stored afterwards
 * @throws AppError not_found (R42) · forbidden for a seller who may only read by now (R14) · conflict with `current`
 *   when a value is neither the expected nor the wanted one · invalid_data for a minimum above the bottles (R7) or
 *   fewer bottles than orders have reserved
 */
export async function changePrices(
  container: MedusaContainer,
  input: { sellerId: string; change: WinePriceChange; actor: Actor },
): Promise<StoredPrices> {
  const { sellerId, change, actor } = input
  const knex = container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  const [known] = await readWines(knex, [change.id], sellerId)
  const item = known?.variants[0]?.inventory_items[0]?.inventory_item_id
  // The engine reads and writes levels under this lock of its own.
  return lockInTurn(container, item === undefined ? [] : [item], () =>
    knex.transaction(async (transaction) => {
      const wine = await lockWine(transaction, change.id, sellerId)
      await refuseReadOnly(transaction, sellerId)
      const stored = pricesOf(wine, await stockLimitOf(transaction, wine.id))
      await refuseChangedPrices(transaction, { wine, change, stored })
      refuseMinimum(change, stored)
      const changed = changedKeys(change, stored)
      if (changed.includes('retail') || changed.includes('wholesale')) {
        await storePrices(transaction, { wine, change, stored, actor })
      }
      if (changed.includes('available')) {
        await storeAvailable(transaction, { wine, available: change.available ?? 0, actor })
      }
      if (changed.includes('low_stock')) {
        await storeLimit(transaction, { wine, stored, bottles: change.low_stock ?? null, actor })
      }
      const now = (await transaction('product').where({ id: wine.id }).first('status')) as {
        status: string
      }
      const { retail = stored.retail, available = stored.available } = change
      return {
        status: now.status,
        retail,
        wholesale: change.wholesale === undefined ? stored.wholesale : change.wholesale,
        available,
        low_stock: change.low_stock === undefined ? stored.low_stock : change.low_stock,
      }
    }),
  )
}

/** Of many wines: its minimum is not on the screen, and is changed elsewhere (R7). */
function refuseMinimum(change: WinePriceChange, stored: WinePrices): void {
  if (minimumProblem(change, stored) === null) return
  const { wholesale = stored.wholesale } = change
  throw AppError.invalid(
    `${wholesaleNeedsBottles(wholesale?.min_quantity ?? 0)} Em 'Editar Estoque e Preço', diminua a quantidade mínima ou, para ficar com 0, apague o preço de atacado e a quantidade mínima.`,
  )
}

async function storePrices(
  transaction: Knex,
  input: { wine: LockedWine; change: WinePriceChange; stored: WinePrices; actor: Actor },
): Promise<void> {
  const { wine, change, stored, actor } = input
  const wholesale = change.wholesale === undefined ? stored.wholesale : change.wholesale
  await transaction('product')
    .where({ id: wine.id })
    .update({ updated_at: touchedNow(transaction) })
  await replacePrices(transaction, {
    wine,
    variantId: wine.variants[0]?.id ?? '',
    prices: [{ amount: change.retail ?? stored.retail ?? 0 }, ...(wholesale ? [wholesale] : [])],
    actor,
  })
}

async function storeLimit(
  transaction: Knex,
  input: { wine: LockedWine; stored: WinePrices; bottles: number | null; actor: Actor },
): Promise<void> {
  const { wine, stored, bottles, actor } = input
  if (bottles === null) {
    await transaction('wine_stock_limit').where({ product_id: wine.id }).delete()
  } else {
    await transaction('wine_stock_limit')
      .insert({ product_id: wine.id, bottles })
      .onConflict('product_id')
      .merge({ bottles, updated_at: transaction.fn.now(), deleted_at: null })
  }
  await recordAudit(transaction, {
    actor,
    action: 'wine.stock_limit',
    resource: 'product',
    resourceId: wine.id,
    sellerId: wine.sellerId,
    before: { low_stock: stored.low_stock },
    after: { low_stock: bottles },
  })
}
