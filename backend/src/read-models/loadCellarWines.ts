import type { Knex } from '@medusajs/framework/mikro-orm/knex'
import type { ExportedWine } from '#domain/bulkUpload/writeWineRow'
import { toCents } from '#domain/values/money'
import type { WineMetadata } from '#domain/wineSheet/index'

/** A wine of the seller as the spreadsheet knows it. */
export interface CellarWine extends ExportedWine {
  id: string
}

interface Row {
  id: string
  handle: string
  title: string
  description: string | null
  volume: string | null
  origin_country: string | null
  hs_code: string | null
  weight: number | string | null
  metadata: WineMetadata | null
  prices: { amount: number; min_quantity: number | null }[]
  quantity: string | number
}

const statement = `
  select p.id, p.handle, p.title, p.description, p.origin_country, p.hs_code, p.weight, p.metadata,
         (select v.title from product_variant v where v.product_id = p.id and v.deleted_at is null
           order by v.variant_rank, v.id limit 1) as volume,
         coalesce((select jsonb_agg(jsonb_build_object('amount', r.amount, 'min_quantity', r.min_quantity)
                          order by r.min_quantity nulls first)
                     from product_variant v
                     join product_variant_price_set s on s.variant_id = v.id and s.deleted_at is null
                     join price r on r.price_set_id = s.price_set_id and r.deleted_at is null
                      and r.price_list_id is null and r.currency_code = 'brl'
                    where v.product_id = p.id and v.deleted_at is null), '[]') as prices,
         coalesce((select sum(l.stocked_quantity)
                     from product_variant v
                     join product_variant_inventory_item i on i.variant_id = v.id and i.deleted_at is null
                     join inventory_level l on l.inventory_item_id = i.inventory_item_id and l.deleted_at is null
                    where v.product_id = p.id and v.deleted_at is null), 0) as quantity
    from unnest(?::text[]) with ordinality as wanted (id, place)
    join product p on p.id = wanted.id and p.deleted_at is null
    join seller_product o on o.product_id = p.id and o.seller_id = ? and o.deleted_at is null
   order by wanted.place`

/** These wines of the seller, in the order of the ids; what is not the seller's is left out. */
export async function loadCellarWines(
  knex: Knex,
  sellerId: string,
  ids: readonly string[],
): Promise<CellarWine[]> {
  if (ids.length === 0) return []
  const { rows } = (await knex.raw(statement, [[...ids], sellerId])) as { rows: Row[] }
  return rows.map(present)
}

function present(row: Row): CellarWine {
  const prices = row.prices.map((price) => ({ ...price, amount: toCents(price.amount) }))
  const wholesale = prices.find((price) => price.min_quantity && price.amount > 0)
  return {
    ...row,
    weight: row.weight === null ? null : Number(row.weight),
    quantity: Number(row.quantity),
    retail: prices.find((price) => !price.min_quantity)?.amount ?? null,
    wholesale: wholesale
      ? { amount: wholesale.amount, min_quantity: Number(wholesale.min_quantity) }
      : null,
  }
}
