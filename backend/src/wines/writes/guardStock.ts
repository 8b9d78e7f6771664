interface Database {
  raw(sql: string): Promise<{ rows: unknown[] }>
}

/** What was wrong with a stock level of an older version. */
export interface StockFinding {
  title: string
  stocked: string
  reserved: string
}

const quantity = (name: string, value: string) =>
  `${name} = ${value}, raw_${name} = jsonb_build_object('value', (${value})::text, 'precision', 20)`

/** Fewer than no bottles were sold too often: there are none. What is reserved is what the reservations say. */
const REPAIR = [
  `update inventory_level set ${quantity('stocked_quantity', '0')} where stocked_quantity < 0`,
  `update inventory_level l set ${quantity('reserved_quantity', 'coalesce(r.sum, 0)')}
     from inventory_level same left join lateral (
       select sum(quantity) as sum from reservation_item i where i.inventory_item_id = same.inventory_item_id
          and i.location_id = same.location_id and i.deleted_at is null) r on true
    where l.id = same.id and l.reserved_quantity < 0`,
]

/** More bottles promised than there are: nobody can repair that but the seller, who rejects orders. */
const OVERSOLD = `
  select coalesce(p.title, i.sku, l.inventory_item_id) as title, l.stocked_quantity::text as stocked,
         l.reserved_quantity::text as reserved
    from inventory_level l
    left join inventory_item i on i.id = l.inventory_item_id
    left join product_variant_inventory_item link on link.inventory_item_id = l.inventory_item_id and link.deleted_at is null
    left join product_variant v on v.id = link.variant_id
    left join product p on p.id = v.product_id
   where l.deleted_at is null and l.reserved_quantity > l.stocked_quantity`

/**
 * Neither quantity below zero. And never more reserved than there is: as a trigger and not as a check, since a level
 * that an older version oversold must be able to heal, order by order; its shortage may shrink and never grow.
 */
const GUARD = `
  alter table inventory_level drop constraint if exists inventory_level_stocked_not_negative,
    add constraint inventory_level_stocked_not_negative check (stocked_quantity >= 0),
    drop constraint if exists inventory_level_reserved_not_negative,
    add constraint inventory_level_reserved_not_negative check (reserved_quantity >= 0);
  create or replace function winex_refuse_oversell() returns trigger language plpgsql as $$
    declare
      before numeric := 0;
    begin
      if tg_op = 'UPDATE' then before := greatest(old.reserved_quantity - old.stocked_quantity, 0); end if;
      if new.deleted_at is null and new.reserved_quantity - new.stocked_quantity > before then
        raise exception 'more bottles of % would be reserved than there are', new.inventory_item_id
          using errcode = 'check_violation', constraint = 'inventory_level_not_oversold';
      end if;
      return new;
    end $$;
  create or replace trigger inventory_level_not_oversold before insert or update on inventory_level
    for each row execute function winex_refuse_oversell()`

/**
 * Repairs the levels that no honest sale could have left, and has the database refuse them from now on. Running it
 * again changes nothing.
 *
 * @returns the levels that promise more bottles than there are; they stay, and can only get better
 */
export async function guardStock(database: Database): Promise<StockFinding[]> {
  for (const statement of REPAIR) await database.raw(statement)
  const { rows } = await database.raw(OVERSOLD)
  await database.raw(GUARD)
  return rows as StockFinding[]
}
