/**
 * The ground of the read models (docs/decisions/02-read-models-that-the-database-keeps.md): the fold of every search, the queue that
 * collects what a transaction touched, and the counters behind totals and cards.
 *
 * Everything lives in the schema `read_model`; the engine's own tables in `public` only carry triggers.
 */
export const FOUNDATION_SQL = /* sql */ `
create extension if not exists pg_trgm;
create extension if not exists unaccent;
create schema if not exists read_model;

-- The same result as foldSearch of #domain/text/search. Declared immutable because the dictionary is named and never
-- altered; unaccent() itself is only 'stable' since its default dictionary depends on the search path.
create or replace function read_model.fold(input text) returns text
  language sql immutable parallel safe strict
  as $$ select lower(public.unaccent('public.unaccent'::regdictionary, normalize(input, NFC))) $$;

-- A field of a search text: folded, on one line, so that the line break can keep fields apart.
create or replace function read_model.fold_line(input text) returns text
  language sql immutable parallel safe
  as $$ select translate(read_model.fold(coalesce(input, '')), E'\\n\\r', '  ') $$;

-- The LIKE pattern that finds the typed text anywhere; %, _ and \\ are plain characters (also those that come out
-- of the fold, such as a full-width percent sign).
create or replace function read_model.like_pattern(typed text) returns text
  language sql immutable parallel safe strict
  as $$ select '%' || regexp_replace(read_model.fold_line(typed), '([\\\\%_])', '\\\\\\1', 'g') || '%' $$;

-- What a transaction touched. A row lives from the write to the end of its own transaction, never longer.
create table if not exists read_model.queue (
  xid xid8 not null default pg_current_xact_id(),
  kind text not null check (kind in ('seller', 'product', 'order')),
  ids text[] not null
);
create index if not exists queue_xid on read_model.queue (xid);

-- Writers of the same rows queue up here, always in the same order (seller, product, order; then by bucket), at the
-- very end of their transactions, where they wait for nothing else: no deadlock can contain such a lock.
create or replace function read_model.lock_rows(kind text, ids text[]) returns void
  language plpgsql as $$
  begin
    perform pg_advisory_xact_lock(hashtext('read_model.' || kind), bucket)
    from (select distinct abs(hashtext(id) % 256) as bucket from unnest(ids) as id order by 1) as buckets;
  end $$;

-- A wine's row carries its seller's name: a writer of wines shares the seller's lock, a writer of the seller
-- holds it alone. So a wine linked while its seller is renamed never keeps the old name.
create or replace function read_model.lock_sellers(written text[], products text[]) returns void
  language plpgsql as $$
  declare
    lock record;
  begin
    for lock in
      select abs(hashtext(id) % 256) as bucket, bool_or(alone) as alone
        from (select id, true as alone from unnest(written) as id
              union all
              select sp.seller_id, false from public.seller_product sp
               where sp.product_id = any(products) and sp.deleted_at is null) as sellers
       group by 1 order by 1
    loop
      if lock.alone then perform pg_advisory_xact_lock(hashtext('read_model.seller'), lock.bucket);
      else perform pg_advisory_xact_lock_shared(hashtext('read_model.seller'), lock.bucket);
      end if;
    end loop;
  end $$;

-- Totals and cards. Writers only append to count_delta, so they never wait for one another; compact() folds the
-- deltas into count, for their scope (a seller id) and for all together ('*').
create table if not exists read_model.count (
  kind text not null,
  scope text not null,
  key text not null,
  n bigint not null,
  amount numeric not null,
  primary key (kind, scope, key)
);
-- The sums over all are written again and again: room beside them keeps that from touching the index.
alter table read_model.count set (fillfactor = 50);
create table if not exists read_model.count_delta (
  kind text not null,
  scope text not null,
  key text not null,
  n integer not null,
  amount numeric not null
);
create index if not exists count_delta_scope on read_model.count_delta (kind, scope);

create or replace function read_model.add_count(kind text, scope text, key text, n integer, amount numeric)
  returns void language sql as $$
    insert into read_model.count_delta (kind, scope, key, n, amount) values (kind, coalesce(scope, ''), key, n, amount)
  $$;

-- The exact counts of a scope at this moment: what is folded plus what is not yet.
create or replace function read_model.counts(wanted_kind text, wanted_scope text)
  returns table (key text, n bigint, amount numeric) language sql stable as $$
    select key, sum(n)::bigint, sum(amount) from (
      select c.key, c.n, c.amount from read_model.count c
       where c.kind = wanted_kind and c.scope = wanted_scope
      union all
      select d.key, d.n, d.amount from read_model.count_delta d
       where d.kind = wanted_kind and (wanted_scope = '*' or d.scope = wanted_scope)
    ) as parts group by key
  $$;

-- A shop that begins to fill outruns autovacuum, which looks at 50 rows and a minute later: until then the planner believes
-- that the link tables hold one row and reads them whole for every wine. So the job that folds the counters looks first.
create or replace function read_model.refresh_statistics() returns void language plpgsql as $$
  declare
    wines bigint := (select sum(n) from read_model.count where kind = 'product' and scope = '*');
  begin
    if wines < 20 or wines < 2 * (select reltuples from pg_class where oid = 'public.product_variant_price_set'::regclass)
    then return; end if;
    analyze public.product, public.product_variant, public.product_variant_price_set,
      public.product_variant_inventory_item, public.price, public.inventory_level, public.seller_product, public.image;
  end $$;

create or replace function read_model.compact() returns void language plpgsql as $$
  begin
    if not pg_try_advisory_xact_lock(hashtext('read_model.compact')) then return; end if;
    with taken as (
      delete from read_model.count_delta returning *
    ), per_scope as (
      select kind, scope, key, sum(n) as n, sum(amount) as amount from taken group by kind, scope, key
      union all
      select kind, '*', key, sum(n), sum(amount) from taken group by kind, key
    )
    insert into read_model.count as c (kind, scope, key, n, amount)
    select kind, scope, key, n, amount from per_scope where n <> 0 or amount <> 0
    on conflict (kind, scope, key) do update set n = c.n + excluded.n, amount = c.amount + excluded.amount;
    perform read_model.fold_days();
    perform read_model.refresh_statistics();
  end $$;


-- Runs once per transaction, at commit: locks first, then looks, so that of two transactions that touched the same
-- product the later one sees what the earlier one wrote.
create or replace function read_model.drain() returns trigger language plpgsql as $$
  declare
    sellers text[];
    products text[];
    orders text[];
  begin
    with taken as (
      delete from read_model.queue where xid = pg_current_xact_id() returning kind, ids
    ), touched as (
      select distinct kind, id from taken, unnest(ids) as id where id is not null
    )
    select array_agg(id) filter (where kind = 'seller'),
           array_agg(id) filter (where kind = 'product'),
           array_agg(id) filter (where kind = 'order')
      into sellers, products, orders from touched;
    if sellers is not null or products is not null then
      perform read_model.lock_sellers(sellers, products);
    end if;
    if sellers is not null then
      perform read_model.refresh_sellers(sellers);
      select array_agg(id) into products from (
        select unnest(products) as id
        union
        select p.id from read_model.product p join public.seller s on s.id = p.seller_id
         where p.seller_id = any(sellers)
           and p.seller_name is distinct from (case when s.deleted_at is null then s.name end)
      ) as renamed;
    end if;
    if products is not null then perform read_model.refresh_products(products); end if;
    if orders is not null then perform read_model.refresh_orders(orders); end if;
    -- About every hundred rows, so that a bulk import folds as often as single writes do.
    if random() < 0.01 * (coalesce(cardinality(sellers), 0) + coalesce(cardinality(products), 0) + coalesce(cardinality(orders), 0))
    then perform read_model.compact(); end if;
    return null;
  end $$;

do $$ begin
  if not exists (select from pg_trigger where tgname = 'read_model_drain'
                  and tgrelid = 'read_model.queue'::regclass) then
    create constraint trigger read_model_drain after insert on read_model.queue
      deferrable initially deferred for each row execute function read_model.drain();
  end if;
end $$;
`
