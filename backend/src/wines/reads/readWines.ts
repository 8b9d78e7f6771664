import { availableAt } from './availableAt'
import type { Knex } from '@medusajs/framework/mikro-orm/knex'
import { toCents } from '#domain/values/money'
import type { ProductReview } from '#domain/wines/productWire'
import { ownPrice } from '../../shop'
import { runStatement } from '../../engine/database/runStatement'
import type { Wine, WineVariant } from './presentProduct'

export type { Wine } from './presentProduct'

type Row = Omit<Wine, 'weight' | 'variants' | 'review'> & {
  weight: number | string | null
  /** Amounts in decimal reais. */
  variants: WineVariant[]
  review: ProductReview | null
}

const VARIANTS = /* sql */ `
  select jsonb_agg(jsonb_build_object(
    'id', v.id, 'title', v.title, 'sku', v.sku, 'manage_inventory', v.manage_inventory,
    'priceSetId', (select s.price_set_id from product_variant_price_set s
                    where s.variant_id = v.id and s.deleted_at is null limit 1),
    'prices', coalesce((
      select jsonb_agg(jsonb_build_object('id', r.id, 'amount', r.amount, 'currency_code', r.currency_code,
               'min_quantity', r.min_quantity) order by r.min_quantity nulls first, r.id)
        from product_variant_price_set s
        join price r on r.price_set_id = s.price_set_id and ${ownPrice('r')}
       where s.variant_id = v.id and s.deleted_at is null), '[]'),
    'inventory_items', coalesce((
      select jsonb_agg(jsonb_build_object('inventory_item_id', i.inventory_item_id,
               'inventory', jsonb_build_object('location_levels', coalesce((
                 select jsonb_agg(jsonb_build_object('id', l.id, 'location_id', l.location_id,
                          'stocked_quantity', l.stocked_quantity, 'reserved_quantity', l.reserved_quantity,
                          'available_quantity', ${availableAt('l')}) order by l.created_at, l.id)
                   from inventory_level l
                  where l.inventory_item_id = i.inventory_item_id and l.deleted_at is null), '[]')))
               order by i.created_at, i.inventory_item_id)
        from product_variant_inventory_item i where i.variant_id = v.id and i.deleted_at is null), '[]')
    ) order by v.variant_rank, v.created_at, v.id)
    from product_variant v where v.product_id = p.id and v.deleted_at is null`

const OPTIONS = /* sql */ `
  select jsonb_agg(jsonb_build_object('id', o.id, 'title', o.title, 'values', coalesce((
           select jsonb_agg(jsonb_build_object('id', ov.id, 'value', ov.value) order by ov.created_at, ov.id)
             from product_option_value ov where ov.option_id = o.id and ov.deleted_at is null), '[]'))
         order by o.created_at, o.id)
    from product_product_option link
    join product_option o on o.id = link.product_option_id and o.deleted_at is null
   where link.product_id = p.id and link.deleted_at is null`

const STATEMENT = /* sql */ `
  select p.id, s.id as "sellerId", p.title, p.handle, p.description, p.status, p.thumbnail, p.origin_country, p.hs_code,
         p.weight, p.metadata, p.created_at as "createdAt", p.updated_at as "updatedAt",
         coalesce((select jsonb_agg(jsonb_build_object('id', i.id, 'url', i.url, 'rank', i.rank)
                            order by i.rank, i.created_at, i.id)
                     from image i where i.product_id = p.id and i.deleted_at is null), '[]') as images,
         coalesce((${OPTIONS}), '[]') as options,
         coalesce((${VARIANTS}), '[]') as variants,
         case when last.actor_type = 'user' and last.to_status = p.status
              then jsonb_build_object('reason', last.reason, 'from_status', last.from_status,
                     'to_status', last.to_status, 'at', last.created_at) end as review
    from unnest($1::text[]) with ordinality as wanted (id, place)
    join product p on p.id = wanted.id and p.deleted_at is null
    left join seller_product own on own.product_id = p.id and own.deleted_at is null
    left join seller s on s.id = own.seller_id and s.deleted_at is null
    left join lateral (
      select r.from_status, r.to_status, r.reason, r.actor_type, r.created_at from product_review r
       where r.product_id = p.id and r.deleted_at is null order by r.created_at desc, r.id desc limit 1) last on true
   where $2::text is null or s.id = $2
   order by wanted.place`

/**
 * Wines in one statement, in the order of the ids; what does not exist is left out, and with a seller id what is not
 * that seller's (R42).
 */
export async function readWines(
  knex: Knex,
  ids: readonly string[],
  sellerId: string | null = null,
): Promise<Wine[]> {
  if (ids.length === 0) return []
  const rows = await runStatement<Row>(knex, {
    text: STATEMENT,
    values: [ids, sellerId],
    prepared: true,
  })
  return rows.map((row) => ({
    ...row,
    weight: row.weight === null ? null : Number(row.weight),
    review: row.review && { ...row.review, at: new Date(row.review.at).toISOString() },
    variants: row.variants.map((variant) => ({
      ...variant,
      prices: variant.prices.map((price) => ({ ...price, amount: toCents(price.amount) })),
    })),
  }))
}
