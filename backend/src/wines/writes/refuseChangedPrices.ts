import type { Knex } from '@medusajs/framework/mikro-orm/knex'
import { formatBRL } from '#domain/values/money'
import { conflictingKeys } from '#domain/wines/winePrices'
import type { WinePriceChange, WinePrices } from '#domain/wines/winePricesWire'
import { AppError } from '../../engine/errors/AppError'
import { whoChangedPrices } from '../reads/whoChangedPrices'
import type { LockedWine } from './lockWine'

/**
 * Refuses values that were changed after the person saw them, under the wine's lock.
 *
 * @throws AppError conflict with `current`, and who changed a price, when a value is neither the expected nor the wanted one
 */
export async function refuseChangedPrices(
  transaction: Knex,
  input: { wine: LockedWine; change: Omit<WinePriceChange, 'id'>; stored: WinePrices },
): Promise<void> {
  const { wine, change, stored } = input
  const conflicts = conflictingKeys(change, stored)
  if (conflicts.length === 0) return
  const now = {
    retail: `preço ${formatBRL(stored.retail ?? 0)}`,
    wholesale: stored.wholesale
      ? `atacado ${formatBRL(stored.wholesale.amount)} a partir de ${stored.wholesale.min_quantity}`
      : 'sem atacado',
    available: `estoque ${stored.available}`,
    low_stock: `aviso ${stored.low_stock ?? 'padrão'}`,
  }
  throw new AppError(
    'conflict',
    `Mudou enquanto você editava. Agora: ${conflicts.map((key) => now[key]).join(', ')}.`,
    {
      current: {
        ...stored,
        status: wine.status,
        // bottles also change by a sale, which is nobody's hand
        changed_by: conflicts.some((key) => key === 'retail' || key === 'wholesale')
          ? await whoChangedPrices(transaction, wine.id)
          : null,
      },
    },
  )
}
