import type { Knex } from '@medusajs/framework/mikro-orm/knex'
import { generateEntityId } from '@medusajs/framework/utils'
import { toReais } from '#domain/values/money'
import { retailPrice, type PriceFacts } from '#domain/wines/wine'
import { ownPrice } from '../../shop'
import { marketplace } from '../../marketplace'
import type { Actor } from '../../engine/actor/actor'
import { recordAudit } from '../../engine/audit/recordAudit'
import type { LockedWine } from './lockWine'
import { setStatus } from './setStatus'

/**
 * Puts these prices in the place of all prices a variant has, so that no old wholesale price stays behind. A
 * published wine that loses its retail price becomes a draft in the same transaction, as one without stock does
 * (docs/decisions/13-statuses-of-a-wine.md).
 */
export async function replacePrices(
  transaction: Knex,
  {
    wine,
    variantId,
    prices,
    actor,
  }: {
    wine: LockedWine
    variantId: string
    prices: readonly PriceFacts[]
    actor: Actor
  },
): Promise<void> {
  const variant = wine.variants.find(({ id }) => id === variantId)
  if (!variant?.priceSetId) return
  const before = variant.prices.map(facts)
  const after = prices
    .map(facts)
    .sort((one, other) => (one.min_quantity ?? 0) - (other.min_quantity ?? 0))
  if (JSON.stringify(before) === JSON.stringify(after)) return
  await transaction('price')
    .where({ price_set_id: variant.priceSetId })
    .whereRaw(ownPrice('price'))
    .delete()
  if (prices.length > 0) {
    await transaction('price').insert(
      prices.map((price) => priceRow(variant.priceSetId ?? '', price)),
    )
  }
  await recordAudit(transaction, {
    actor,
    action: 'wine.prices',
    resource: 'product',
    resourceId: wine.id,
    sellerId: wine.sellerId,
    before: { prices: before },
    after: { prices: after },
  })
  const priced = { ...wine, variants: [{ prices: after }] }
  if (wine.status === 'published' && (retailPrice(priced) ?? 0) <= 0) {
    await setStatus(transaction, { wine, status: 'draft', actor, reason: 'Sem preço de varejo' })
  }
}

/** A row of the engine's table: decimal reais, each number beside its exact text (R5). */
export function priceRow(priceSetId: string, price: PriceFacts): Record<string, unknown> {
  const amount = toReais(price.amount)
  const minimum = price.min_quantity || null
  return {
    id: generateEntityId(undefined, 'price'),
    price_set_id: priceSetId,
    currency_code: marketplace.currency,
    amount,
    raw_amount: rawNumber(amount),
    min_quantity: minimum,
    raw_min_quantity: minimum === null ? null : rawNumber(minimum),
    rules_count: 0,
  }
}

/** The engine keeps every quantity and amount twice: as a number, and as this JSON. */
export const rawNumber = (value: number): { value: string; precision: number } => ({
  value: String(value),
  precision: 20,
})

const facts = ({
  amount,
  min_quantity,
}: PriceFacts): { amount: number; min_quantity: number | null } => ({
  amount,
  min_quantity: min_quantity || null,
})
