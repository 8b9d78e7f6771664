import { availableAt } from './availableAt'
import { LOW_STOCK_BOTTLES } from '#domain/limits'
import { SOLD_OUT_REASON } from '#domain/wines/wineAttention'
import { ownPrice } from '../../shop'
import { DROP_KEPT_COUNTS } from './dropKeptCounts'
import { labelLacks } from './labelLacks'
import { watchSql, type Watched } from '../../engine/readModels/watch'

/**
 * Why a wine needs its seller: staff refused it or sent it back; the shop sold or reserved its last bottle; it is on sale and few
 * are left; it has no retail price; or nothing but publishing is left. A wine whose stock the seller emptied, or that they took
 * out of the store, asks for nothing: they know.
 */
const ATTENTION = /* sql */ `
-- It has had other parameters, and the view uses it.
drop view if exists read_model.product_source;
drop function if exists read_model.wine_attention(text, bigint, integer, text, text, text);
create or replace function read_model.wine_attention(status text, stock bigint, low_stock integer, retail_price numeric,
  -- the last step of its status
  actor_type text, to_status text, reason text) returns text language sql immutable as $$
  select case
    when actor_type = 'user' and to_status = status and status in ('rejected', 'draft') then 'refused'
    when status = 'draft' and stock <= 0 and actor_type = 'system' and reason = '${SOLD_OUT_REASON}' then 'sold_out'
    when status = 'published' and stock <= 0 then 'sold_out'
    when status = 'published' and stock <= coalesce(low_stock, ${LOW_STOCK_BOTTLES}) then 'low'
    when status not in ('draft', 'proposed') then null
    when retail_price <= 0 then 'price'
    when stock > 0 and (actor_type, to_status) is distinct from ('seller', 'draft') then 'publish' end
$$;
`

/**
 * The row of a product. `doc` holds what a list shows beyond the columns, already in the shape of the wire except
 * for the amounts, which stay decimal reais until the presenter (R5).
 * Retail = the price without min_quantity, wholesale = the one with it (R6); prices with rules, of price lists or in
 * other currencies are not a wine's own price.
 */
const SOURCE = /* sql */ `
drop view if exists read_model.product_source;
create view read_model.product_source as
select p.id, sp.seller_id, s.name as seller_name, p.title, p.handle, p.status, p.thumbnail, p.created_at, p.updated_at,
       coalesce(price.retail_price, 0) as retail_price, coalesce(price.lowest_price, 0) as lowest_price, coalesce(stock.available, 0) as stock,
       stock_limit.bottles as low_stock,
       read_model.wine_attention(p.status::text, coalesce(stock.available, 0), stock_limit.bottles, coalesce(price.retail_price, 0),
         step.actor_type, step.to_status, step.reason) as attention,
       ${labelLacks('p')} as label_lacks,
       read_model.fold_line(p.title) as title_folded,
       read_model.fold_line(s.name) as seller_folded,
       concat_ws(E'\\n', read_model.fold_line(p.title), read_model.fold_line(p.handle),
         read_model.fold_line(p.metadata -> 'storytelling' ->> 'producer'),
         read_model.fold_line(p.metadata -> 'storytelling' ->> 'story'),
         -- what the column 'Produtor' shows
         read_model.fold_line(s.name)) as search,
       jsonb_build_object(
         'metadata', jsonb_strip_nulls(jsonb_build_object(
           'classification', p.metadata -> 'classification',
           'technical_analysis', jsonb_build_object(
             'alcohol_percentage', p.metadata -> 'technical_analysis' -> 'alcohol_percentage'),
           'storytelling', jsonb_build_object('producer', p.metadata -> 'storytelling' -> 'producer'))),
         'images', coalesce(image.list, '[]'),
         'variants', coalesce(variant.list, '[]')) as doc
  from public.product p
  left join public.seller_product sp on sp.product_id = p.id and sp.deleted_at is null
  left join public.seller s on s.id = sp.seller_id and s.deleted_at is null
  left join lateral (
    select jsonb_agg(jsonb_build_object('id', i.id, 'url', i.url, 'rank', i.rank) order by i.rank, i.created_at, i.id) as list
      from public.image i where i.product_id = p.id and i.deleted_at is null
  ) image on true
  left join lateral (
    select coalesce(min(pr.amount) filter (where pr.amount > 0 and coalesce(pr.min_quantity, 0) = 0),
             min(pr.amount) filter (where coalesce(pr.min_quantity, 0) = 0)) as retail_price,
           -- 'Menor preco' (lowestPrice)
           min(pr.amount) filter (where pr.amount > 0) as lowest_price
      from public.product_variant v
      join public.product_variant_price_set vps on vps.variant_id = v.id and vps.deleted_at is null
      join public.price pr on pr.price_set_id = vps.price_set_id and ${ownPrice('pr')}
     where v.product_id = p.id and v.deleted_at is null
  ) price on true
  left join lateral (
    select sum(${availableAt('l')})::bigint as available
      from public.product_variant v
      join public.product_variant_inventory_item vi on vi.variant_id = v.id and vi.deleted_at is null
      join public.inventory_level l on l.inventory_item_id = vi.inventory_item_id and l.deleted_at is null
     where v.product_id = p.id and v.deleted_at is null
  ) stock on true
  left join public.wine_stock_limit stock_limit on stock_limit.product_id = p.id and stock_limit.deleted_at is null
  left join lateral (
    select r.to_status, r.actor_type, r.reason from public.product_review r
     where r.product_id = p.id and r.deleted_at is null order by r.created_at desc, r.id desc limit 1
  ) step on true
  left join lateral (
    select jsonb_agg(jsonb_build_object(
             'id', v.id, 'title', v.title, 'sku', v.sku, 'manage_inventory', v.manage_inventory,
             'prices', coalesce((
               select jsonb_agg(jsonb_build_object('id', pr.id, 'amount', pr.amount, 'currency_code', pr.currency_code,
                        'min_quantity', pr.min_quantity) order by pr.min_quantity nulls first, pr.id)
                 from public.product_variant_price_set vps
                 join public.price pr on pr.price_set_id = vps.price_set_id and ${ownPrice('pr')}
                where vps.variant_id = v.id and vps.deleted_at is null), '[]'),
             'inventory_items', coalesce((
               select jsonb_agg(jsonb_build_object('inventory_item_id', vi.inventory_item_id,
                        'inventory', jsonb_build_object('location_levels', coalesce((
                          select jsonb_agg(jsonb_build_object('location_id', l.location_id,
                                   'available_quantity', ${availableAt('l')},
                                   'stocked_quantity', l.stocked_quantity) order by l.created_at, l.id)
                            from public.inventory_level l
                           where l.inventory_item_id = vi.inventory_item_id and l.deleted_at is null), '[]')))
                        order by vi.created_at, vi.inventory_item_id)
                 from public.product_variant_inventory_item vi
                where vi.variant_id = v.id and vi.deleted_at is null), '[]')
           ) order by v.variant_rank, v.created_at, v.id) as list
      from public.product_variant v where v.product_id = p.id and v.deleted_at is null
  ) variant on true
 where p.deleted_at is null;
`

const COLUMNS = [
  'seller_id',
  'seller_name',
  'title',
  'handle',
  'status',
  'thumbnail',
  'created_at',
  'updated_at',
  'retail_price',
  'lowest_price',
  'stock',
  'low_stock',
  'attention',
  'label_lacks',
  'title_folded',
  'seller_folded',
  'doc',
]

const TABLES = /* sql */ `
create table if not exists read_model.product (
  id text primary key,
  seller_id text,
  seller_name text,
  title text not null,
  handle text not null,
  status text not null,
  thumbnail text,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  retail_price numeric not null,
  stock bigint not null,
  title_folded text not null,
  seller_folded text not null,
  doc jsonb not null
);
alter table read_model.product add column if not exists low_stock integer, add column if not exists attention text,
  add column if not exists label_lacks text[] not null default '{}', add column if not exists lowest_price numeric not null default 0;
-- The search text has a table of its own: a sold bottle rewrites the row above, and must not rewrite the trigrams.
create table if not exists read_model.product_search (
  id text primary key,
  status text not null,
  search text not null
);
`

/** With a price and bottles: what is left is publishing. */
export const SELLABLE = '(retail_price > 0 and stock > 0)'

const INDEXES = /* sql */ `
create index if not exists product_created on read_model.product (created_at desc, id desc);
create index if not exists product_updated on read_model.product (updated_at desc, id desc);
create index if not exists product_title on read_model.product (title_folded, id);
create index if not exists product_status on read_model.product (status, created_at desc, id desc);
create index if not exists product_lowest_price on read_model.product (lowest_price, id);
drop index if exists read_model.product_price;
create index if not exists product_stock on read_model.product (stock, id);
create index if not exists product_seller_name on read_model.product (seller_folded, id);
create index if not exists product_seller_created on read_model.product (seller_id, created_at desc, id desc);
create index if not exists product_seller_title on read_model.product (seller_id, title_folded, id);
create index if not exists product_seller_attention on read_model.product (seller_id, attention, stock, id)
  where attention is not null;
-- What 'Hoje' asks of a cellar that has nothing in the store yet: the newest of each.
create index if not exists product_seller_sellable on read_model.product (seller_id, created_at desc, id desc)
  where status <> 'published' and ${SELLABLE};
create index if not exists product_seller_unsellable on read_model.product (seller_id, created_at desc, id desc)
  where status in ('draft', 'proposed') and not (${SELLABLE});
-- The queues of the review and their numbers, of the row's index alone.
create index if not exists product_proposed on read_model.product (created_at, id, seller_id, stock, retail_price)
  where status = 'proposed';
create index if not exists product_search_trgm on read_model.product_search using gin (search gin_trgm_ops);
`

const DROP_INDEXES = [
  'product_created',
  'product_updated',
  'product_title',
  'product_status',
  'product_lowest_price',
  'product_stock',
  'product_seller_name',
  'product_seller_created',
  'product_seller_title',
  'product_seller_attention',
  'product_seller_sellable',
  'product_seller_unsellable',
  'product_proposed',
  'product_search_trgm',
]
  .map((name) => `drop index if exists read_model.${name};`)
  .join(' ')

const REFRESH = /* sql */ `
create or replace function read_model.refresh_products(wanted text[]) returns void language plpgsql
  -- Planning this join again for every write costs several times the write.
  set plan_cache_mode = force_generic_plan as $$
  begin
    perform read_model.lock_rows('product', wanted);
    with source as materialized (
      select * from read_model.product_source where id = any(wanted)
    ), searched as (
      insert into read_model.product_search as r (id, status, search) select id, status, search from source
      on conflict (id) do update set status = excluded.status, search = excluded.search
       where (r.status, r.search) is distinct from (excluded.status, excluded.search)
    )
    insert into read_model.product as r (id, ${COLUMNS.join(', ')})
    select id, ${COLUMNS.join(', ')} from source
    on conflict (id) do update set ${COLUMNS.map((name) => `${name} = excluded.${name}`).join(', ')}
     where (${COLUMNS.map((name) => `r.${name}`).join(', ')})
           is distinct from (${COLUMNS.map((name) => `excluded.${name}`).join(', ')});
    delete from read_model.product r where r.id = any(wanted)
       and not exists (select from public.product p where p.id = r.id and p.deleted_at is null);
    delete from read_model.product_search r where r.id = any(wanted)
       and not exists (select from public.product p where p.id = r.id and p.deleted_at is null);
  end $$;
`

const COUNT = /* sql */ `
create or replace function read_model.count_product() returns trigger language plpgsql as $$
  begin
    if tg_op <> 'INSERT' then
      if tg_op = 'UPDATE' and (old.seller_id, old.status, old.stock) is not distinct from
                              (new.seller_id, new.status, new.stock) then return null; end if;
      perform read_model.add_count('product', old.seller_id, old.status, -1, -old.stock);
    end if;
    if tg_op <> 'DELETE' then
      perform read_model.add_count('product', new.seller_id, new.status, 1, new.stock);
    end if;
    return null;
  end $$;
create or replace trigger read_model_count after insert or update or delete on read_model.product
  for each row execute function read_model.count_product();
`

/** A published wine that gets low, or sells out: one notice per wine, reason and day in São Paulo, in the same transaction; with bottles again it is read. */
const TELL = /* sql */ `
create or replace function read_model.tell_of_low_stock() returns trigger language plpgsql as $$
  begin
    perform public.notice_write(new.seller_id, 'stock_low',
      new.id || ':' || new.attention || ':' || (now() at time zone 'America/Sao_Paulo')::date, new.id,
      jsonb_build_object('title', new.title, 'bottles', greatest(new.stock, 0)), false);
    return null;
  end $$;
create or replace trigger read_model_tell after update on read_model.product for each row
  when (new.attention in ('low', 'sold_out') and new.attention is distinct from old.attention
        and new.stock < old.stock and new.seller_id is not null)
  execute function read_model.tell_of_low_stock();
create or replace function read_model.settle_low_stock() returns trigger language plpgsql as $$
  begin
    perform public.notice_settle(array['stock_low'], new.id, null);
    return null;
  end $$;
create or replace trigger read_model_settle after update on read_model.product for each row
  when (new.stock > old.stock and old.attention in ('low', 'sold_out')
        and coalesce(new.attention, '') not in ('low', 'sold_out'))
  execute function read_model.settle_low_stock();
`

const REBUILD = /* sql */ `
create or replace function read_model.rebuild_products() returns void language plpgsql as $$
  begin
    ${DROP_INDEXES}
    truncate read_model.product, read_model.product_search;
    alter table read_model.product disable trigger read_model_count;
    with source as materialized (select * from read_model.product_source),
    searched as (
      insert into read_model.product_search (id, status, search) select id, status, search from source
    )
    insert into read_model.product (id, ${COLUMNS.join(', ')}) select id, ${COLUMNS.join(', ')} from source;
    alter table read_model.product enable trigger read_model_count;
    delete from read_model.count where kind = 'product';
    delete from read_model.count_delta where kind = 'product';
    insert into read_model.count (kind, scope, key, n, amount)
    select 'product', coalesce(seller_id, ''), status, count(*), sum(stock)
      from read_model.product group by coalesce(seller_id, ''), status
    union all
    select 'product', '*', status, count(*), sum(stock) from read_model.product group by status;
    ${INDEXES}
  end $$;
`

// Only links that are not deleted have an index; deleting one updates its product.
const byItem = `select v.product_id from changed c
        join public.product_variant_inventory_item vi
          on vi.inventory_item_id = c.inventory_item_id and vi.deleted_at is null
        join public.product_variant v on v.id = vi.variant_id`
const byPriceSet = `select v.product_id from changed c
        join public.product_variant_price_set vps
          on vps.price_set_id = c.price_set_id and vps.deleted_at is null
        join public.product_variant v on v.id = vps.variant_id`
const byVariant = `select v.product_id from changed c join public.product_variant v on v.id = c.variant_id`

const WATCHED: Watched[] = [
  { table: 'product', kind: 'product', ids: 'select id from changed' },
  { table: 'image', kind: 'product', ids: 'select product_id from changed' },
  { table: 'product_variant', kind: 'product', ids: 'select product_id from changed' },
  { table: 'product_variant_price_set', kind: 'product', ids: byVariant },
  { table: 'product_variant_inventory_item', kind: 'product', ids: byVariant },
  { table: 'price', kind: 'product', ids: byPriceSet },
  { table: 'inventory_level', kind: 'product', ids: byItem },
  { table: 'wine_stock_limit', kind: 'product', ids: 'select product_id from changed' },
  { table: 'seller_product', kind: 'product', ids: 'select product_id from changed' },
]

export const PRODUCT_SQL = {
  tables: TABLES,
  indexes: INDEXES,
  logic: [DROP_KEPT_COUNTS, ATTENTION, SOURCE, REFRESH, COUNT, TELL].join('\n'),
  rebuild: REBUILD,
  triggers: WATCHED.map(watchSql).join('\n'),
}
