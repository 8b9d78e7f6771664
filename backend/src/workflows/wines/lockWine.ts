import type { Knex } from '@medusajs/framework/mikro-orm/knex'
import { toCents } from '#domain/values/money'
import type { WineFacts } from '#domain/wines/wine'
import type { WineMetadata } from '#domain/wineSheet/index'
import { AppError } from '../../errors/AppError'

/** A wine as it stands inside a transaction that nobody else can change it in. Amounts in cents. */
export interface LockedWine extends WineFacts {
  id: string
  sellerId: string
  status: string
  title: string
  handle: string
  description: string | null
  origin_country: string | null
  hs_code: string | null
  /** Grams. */
  weight: number | null
  metadata: WineMetadata | null
  updatedAt: Date
  variants: {
    id: string
    title: string | null
    priceSetId: string | null
    prices: { id: string; amount: number; min_quantity: number | null }[]
    inventory_items: {
      inventory_item_id: string
      inventory: {
        location_levels: {
          location_id: string
          stocked_quantity: number
          reserved_quantity: number
          available_quantity: number
        }[]
      }
    }[]
  }[]
}

/**
 * Locks a seller's wine until the transaction ends: first its stock levels, then the wine. The store's sale takes
 * the same two in the same order (its trigger sets a sold-out wine to draft, R21), so neither waits for the other
 * in a circle.
 *
 * @throws AppError not_found for a missing wine and for another seller's (R42)
 */
export async function lockWine(
  transaction: Knex,
  productId: string,
  sellerId: string,
): Promise<LockedWine> {
  await transaction.raw(
    `select 1 from inventory_level l
       join product_variant_inventory_item i on i.inventory_item_id = l.inventory_item_id and i.deleted_at is null
       join product_variant v on v.id = i.variant_id and v.deleted_at is null
       join seller_product s on s.product_id = v.product_id and s.deleted_at is null
      where v.product_id = ? and s.seller_id = ? and l.deleted_at is null
      order by l.id for update of l`,
    [productId, sellerId],
  )
  const locked = await rowsOf<{ id: string }>(
    transaction,
    `select p.id from product p
       join seller_product s on s.product_id = p.id and s.deleted_at is null
      where p.id = ? and s.seller_id = ? and p.deleted_at is null for update of p`,
    [productId, sellerId],
  )
  if (locked.length === 0) throw AppError.notFound('Vinho não encontrado')
  const [row] = await rowsOf<WineRow>(transaction, loadStatement, [productId])
  if (!row) throw AppError.notFound('Vinho não encontrado')
  return presentLocked(row, sellerId)
}

interface WineRow {
  id: string
  status: string
  title: string
  handle: string
  description: string | null
  origin_country: string | null
  hs_code: string | null
  weight: number | null
  metadata: WineMetadata | null
  updated_at: Date
  variants: {
    id: string
    title: string | null
    price_set_id: string | null
    prices: { id: string; amount: number; min_quantity: number | null }[]
    inventory_items: {
      inventory_item_id: string
      levels: { location_id: string; stocked_quantity: number; reserved_quantity: number }[]
    }[]
  }[]
}

const loadStatement = `
  select p.id, p.status, p.title, p.handle, p.description, p.origin_country, p.hs_code, p.weight, p.metadata, p.updated_at,
         coalesce((select jsonb_agg(jsonb_build_object(
           'id', v.id, 'title', v.title,
           'price_set_id', (select s.price_set_id from product_variant_price_set s
                             where s.variant_id = v.id and s.deleted_at is null limit 1),
           'prices', coalesce((
             select jsonb_agg(jsonb_build_object('id', r.id, 'amount', r.amount, 'min_quantity', r.min_quantity)
                      order by r.min_quantity nulls first)
               from product_variant_price_set s
               join price r on r.price_set_id = s.price_set_id and r.deleted_at is null and r.price_list_id is null
              where s.variant_id = v.id and s.deleted_at is null and r.currency_code = 'brl'), '[]'),
           'inventory_items', coalesce((
             select jsonb_agg(jsonb_build_object('inventory_item_id', i.inventory_item_id, 'levels', coalesce((
                      select jsonb_agg(jsonb_build_object('location_id', l.location_id,
                               'stocked_quantity', l.stocked_quantity, 'reserved_quantity', l.reserved_quantity)
                               order by l.id)
                        from inventory_level l
                       where l.inventory_item_id = i.inventory_item_id and l.deleted_at is null), '[]')))
               from product_variant_inventory_item i where i.variant_id = v.id and i.deleted_at is null), '[]')
         ) order by v.variant_rank, v.id)
         from product_variant v where v.product_id = p.id and v.deleted_at is null), '[]') as variants
    from product p where p.id = ?`

function presentLocked(row: WineRow, sellerId: string): LockedWine {
  return {
    id: row.id,
    sellerId,
    status: row.status,
    title: row.title,
    handle: row.handle,
    description: row.description,
    origin_country: row.origin_country,
    hs_code: row.hs_code,
    weight: row.weight,
    metadata: row.metadata,
    updatedAt: row.updated_at,
    variants: row.variants.map((variant) => ({
      id: variant.id,
      title: variant.title,
      priceSetId: variant.price_set_id,
      prices: variant.prices.map((price) => ({ ...price, amount: toCents(price.amount) })),
      inventory_items: variant.inventory_items.map((item) => ({
        inventory_item_id: item.inventory_item_id,
        inventory: {
          location_levels: item.levels.map((level) => ({
            ...level,
            available_quantity: level.stocked_quantity - level.reserved_quantity,
          })),
        },
      })),
    })),
  }
}

async function rowsOf<Row>(transaction: Knex, statement: string, values: string[]): Promise<Row[]> {
  const result = (await transaction.raw(statement, values)) as { rows: Row[] }
  return result.rows
}
