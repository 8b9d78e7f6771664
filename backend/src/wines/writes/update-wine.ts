import type { Knex } from '@medusajs/framework/mikro-orm/knex'
import type { MedusaContainer } from '@medusajs/framework/types'
import { ContainerRegistrationKeys } from '@medusajs/framework/utils'
import { fromEngineCountry } from '#domain/values/engineCountry'
import { DEFAULT_VOLUME } from '#domain/wines/wineForm'
import { flatSheet } from '#domain/wines/sheet/index'
import type { ProductUpdateRequest } from '#domain/wines/productWire'
import { retailPrice, wholesalePrice } from '#domain/wines/wine'
import { pricesOf } from '#domain/wines/winePrices'
import { AppError } from '../../engine/errors/AppError'
import type { Actor } from '../../engine/actor/actor'
import { recordChanges } from '../../engine/audit/recordChanges'
import { removeUnusedImages, replaceImages } from '../../images'
import { stockLimitOf } from '../reads/stockLimitOf'
import { lockWine, type LockedWine } from './lockWine'
import { refuseInconsistentSheet } from './refuseInconsistentSheet'
import { refuseChangedPrices } from './refuseChangedPrices'
import { replacePrices } from './replacePrices'
import { touchedNow } from './touchedNow'

/**
 * Changes a seller's wine: data, images, prices, whatever the request names; all of it or nothing (spec §7).
 * Metadata is replaced group by group: a group that is absent stays, null clears it.
 *
 * @throws AppError not_found · invalid_data for an image or a variant that is not this wine's, or a sheet
 *   that contradicts itself · conflict when the
 *   wine is not as `expected_updated_at` says, or its prices as `expected_prices`
 */
export async function updateWine(
  container: MedusaContainer,
  input: { productId: string; sellerId: string; changes: ProductUpdateRequest; actor: Actor },
): Promise<void> {
  const { changes, actor } = input
  refuseInconsistentSheet(changes.metadata)
  const knex = container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  await knex.transaction(async (transaction) => {
    const wine = await lockWine(transaction, input.productId, input.sellerId)
    refuseStale(wine, changes.expected_updated_at)
    await updateWineData(transaction, { wine, changes, actor })
    if (changes.images || changes.thumbnail !== undefined) {
      await replaceImages(transaction, {
        productId: wine.id,
        sellerId: wine.sellerId,
        images: changes.images,
        seen: changes.seen_images,
        thumbnail: changes.thumbnail,
        actor,
      })
    }
    for (const [at, variant] of (changes.variants ?? []).entries()) {
      if (!wine.variants.some(({ id }) => id === variant.id)) {
        throw AppError.invalid('Variante não encontrada', {
          [`variants.${at}.id`]: 'Variante não encontrada',
        })
      }
      if (variant.prices) {
        await refuseSeenPrices(transaction, wine, variant)
        await replacePrices(transaction, {
          wine,
          variantId: variant.id,
          prices: variant.prices,
          actor,
        })
      }
    }
  })
  if (changes.images) await removeUnusedImages(container)
}

function refuseStale(wine: LockedWine, expected: string | undefined): void {
  if (expected === undefined || new Date(expected).getTime() === wine.updatedAt.getTime()) return
  throw new AppError(
    'conflict',
    'Este vinho mudou enquanto você editava. Recarregue a página para ver os dados atuais antes de salvar.',
    {
      current: {
        updated_at: wine.updatedAt.toISOString(),
        status: wine.status,
        prices: wine.variants[0]?.prices ?? [],
      },
    },
  )
}

async function refuseSeenPrices(
  transaction: Knex,
  wine: LockedWine,
  { prices, expected_prices: expected }: NonNullable<ProductUpdateRequest['variants']>[number],
): Promise<void> {
  if (!expected) return
  const wanted = { status: wine.status, variants: [{ prices: prices ?? [] }] }
  await refuseChangedPrices(transaction, {
    wine,
    change: {
      retail: retailPrice(wanted) ?? 0,
      wholesale: wholesalePrice(wanted),
      expected,
    },
    stored: pricesOf(wine, await stockLimitOf(transaction, wine.id)),
  })
}

/** Writes title, description, sheet and volume of a locked wine, with their audit entry; metadata group by group. */
export async function updateWineData(
  transaction: Knex,
  { wine, changes, actor }: { wine: LockedWine; changes: ProductUpdateRequest; actor: Actor },
): Promise<void> {
  const { title, description, origin_country, hs_code, weight } = changes
  const columns = {
    ...(title === undefined ? {} : { title }),
    ...(description === undefined ? {} : { description }),
    ...(origin_country === undefined ? {} : { origin_country }),
    ...(hs_code === undefined ? {} : { hs_code: hs_code || null }),
    ...(weight === undefined ? {} : { weight }),
  }
  const metadata = { ...wine.metadata, ...changes.metadata }
  await transaction('product')
    .where({ id: wine.id })
    .update({
      ...columns,
      ...(changes.metadata ? { metadata: JSON.stringify(metadata) } : {}),
      updated_at: touchedNow(transaction),
    })
  const stored = wine.variants[0]?.title ?? undefined
  const asked = changes.options?.[0]?.values[0]
  const volume = asked === undefined ? stored : asked || DEFAULT_VOLUME
  if (volume !== undefined) await updateVolume(transaction, wine, volume)
  await recordChanges(transaction, {
    actor,
    action: 'wine.data',
    resource: 'product',
    resourceId: wine.id,
    sellerId: wine.sellerId,
    before: auditedData(wine, stored),
    after: auditedData({ ...wine, ...columns, metadata }, volume),
  })
}

type WineData = Pick<
  LockedWine,
  'title' | 'description' | 'origin_country' | 'hs_code' | 'weight' | 'metadata'
>

function auditedData(
  { title, description, origin_country, hs_code, weight, metadata }: WineData,
  volume: string | undefined,
): Record<string, unknown> {
  return {
    title,
    description,
    origin_country: (origin_country && fromEngineCountry(origin_country)) ?? undefined,
    hs_code,
    weight,
    volume,
    ...flatSheet(metadata),
  }
}

/** The option's value, and the titles that the engine made of it. */
async function updateVolume(transaction: Knex, wine: LockedWine, volume: string): Promise<void> {
  const [variant] = wine.variants
  if (!variant || variant.title === volume) return
  const updated_at = transaction.fn.now()
  await transaction('product_option_value')
    .whereIn(
      'id',
      transaction('product_variant_option')
        .where({ variant_id: variant.id })
        .select('option_value_id'),
    )
    .update({ value: volume, updated_at })
  await transaction('product_variant')
    .where({ id: variant.id })
    .update({ title: volume, updated_at })
  await transaction('inventory_item')
    .whereIn(
      'id',
      variant.inventory_items.map((item) => item.inventory_item_id),
    )
    .update({ title: volume, description: volume, updated_at })
}
