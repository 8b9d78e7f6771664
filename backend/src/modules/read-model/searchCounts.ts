/**
 * Exact totals of searches over all products (goals.md: half of a million rows match, in 250 ms).
 *
 * A count that was expensive is kept together with the snapshot it was taken in. Every later change of a search text
 * is logged with its transaction; a reader adds the changes that it sees and the kept snapshot did not. So a kept
 * count is as exact as a new one, whoever wrote and committed in the meantime, and no writer ever waits for it.
 */
export const SEARCH_COUNT_SQL = {
  tables: /* sql */ `
create table if not exists read_model.search_log (
  xid xid8 not null default pg_current_xact_id(),
  id text not null,
  status_before text,
  search_before text,
  status_after text,
  search_after text
);
create index if not exists search_log_xid on read_model.search_log (xid);
create table if not exists read_model.search_count (
  pattern text not null,
  statuses text not null,
  n bigint not null,
  -- All that match, when they are few.
  ids text[],
  snapshot pg_snapshot not null,
  primary key (pattern, statuses)
);
-- Counts whose snapshot is older than this transaction have lost part of their log and are counted anew.
create table if not exists read_model.search_horizon (only_row boolean primary key default true check (only_row), xid xid8 not null);
insert into read_model.search_horizon (xid) values ('0') on conflict do nothing;
`,
  logic: /* sql */ `
create or replace function read_model.log_search() returns trigger language plpgsql as $$
  begin
    if tg_op = 'INSERT' then
      insert into read_model.search_log (id, status_after, search_after) values (new.id, new.status, new.search);
    elsif tg_op = 'DELETE' then
      insert into read_model.search_log (id, status_before, search_before) values (old.id, old.status, old.search);
    else
      insert into read_model.search_log (id, status_before, search_before, status_after, search_after)
      values (new.id, old.status, old.search, new.status, new.search);
    end if;
    return null;
  end $$;
create or replace trigger read_model_log after insert or update or delete on read_model.product_search
  for each row execute function read_model.log_search();

create or replace function read_model.prune_search_log() returns void language plpgsql as $$
  begin
    if (select count(*) from (select from read_model.search_log limit 5001) as entries) <= 5000 then return; end if;
    update read_model.search_horizon set xid = pg_snapshot_xmin(pg_current_snapshot());
    delete from read_model.search_log where xid < (select xid from read_model.search_horizon);
    delete from read_model.search_count
     where pg_snapshot_xmin(snapshot) < (select xid from read_model.search_horizon);
  end $$;

-- Whether a product with this text and status is among the searched ones.
create or replace function read_model.is_hit(search text, status text, wanted text, wanted_statuses text[])
  returns integer language sql immutable parallel safe as $$
    select coalesce((search like wanted and (wanted_statuses is null or status = any(wanted_statuses)))::int, 0)
  $$;

-- How many products match the pattern, of the statuses given (null: of all), and which, when they are at most five
-- thousand, so that the page does not search for them again.
drop function if exists read_model.count_products(text, text[]);
create or replace function read_model.find_products(wanted text, wanted_statuses text[])
  returns table (n bigint, ids text[])
  language plpgsql
  -- Only with the pattern in sight can the planner tell a rare one from a common one.
  set plan_cache_mode = force_custom_plan as $$
  #variable_conflict use_column
  declare
    filter text := coalesce(array_to_string(wanted_statuses, ','), '*');
    kept read_model.search_count;
    result bigint;
    found_ids text[];
    taken_in pg_snapshot;
    started timestamptz := clock_timestamp();
  begin
    select k.* into kept from read_model.search_count k
     where k.pattern = wanted and k.statuses = filter
       and pg_snapshot_xmin(k.snapshot) >= (select xid from read_model.search_horizon);
    if found and kept.ids is not null then
      return query
        select count(*), coalesce(array_agg(s.id), '{}') from read_model.product_search s
         where s.id = any(kept.ids || array(
                 select l.id from read_model.search_log l
                  where l.xid >= pg_snapshot_xmin(kept.snapshot) and not pg_visible_in_snapshot(l.xid, kept.snapshot)))
           and read_model.is_hit(s.search, s.status, wanted, wanted_statuses) = 1;
      return;
    elsif found then
      return query
        select kept.n + coalesce(sum(
                 read_model.is_hit(l.search_after, l.status_after, wanted, wanted_statuses)
                 - read_model.is_hit(l.search_before, l.status_before, wanted, wanted_statuses)), 0)::bigint, null::text[]
          from read_model.search_log l
         where l.xid >= pg_snapshot_xmin(kept.snapshot) and not pg_visible_in_snapshot(l.xid, kept.snapshot);
      return;
    end if;

    select count(*), array_agg(id), pg_current_snapshot() into result, found_ids, taken_in
      from read_model.product_search
     where search like wanted and (wanted_statuses is null or status = any(wanted_statuses));
    found_ids := case when result <= 5000 then coalesce(found_ids, '{}') end;
    if clock_timestamp() - started > interval '20 milliseconds' then
      insert into read_model.search_count (pattern, statuses, n, ids, snapshot)
      values (wanted, filter, result, found_ids, taken_in)
      on conflict (pattern, statuses) do update
        set n = excluded.n, ids = excluded.ids, snapshot = excluded.snapshot;
    end if;
    return query select result, found_ids;
  end $$;
`,
}
