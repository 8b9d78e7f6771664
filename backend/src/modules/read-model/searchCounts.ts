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
      insert into read_model.search_log (status_after, search_after) values (new.status, new.search);
    elsif tg_op = 'DELETE' then
      insert into read_model.search_log (status_before, search_before) values (old.status, old.search);
    else
      insert into read_model.search_log (status_before, search_before, status_after, search_after)
      values (old.status, old.search, new.status, new.search);
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

-- How many products match the pattern, of the statuses given (null: of all).
create or replace function read_model.count_products(wanted text, wanted_statuses text[]) returns bigint
  language plpgsql
  -- Only with the pattern in sight can the planner tell a rare one from a common one.
  set plan_cache_mode = force_custom_plan as $$
  declare
    filter text := coalesce(array_to_string(wanted_statuses, ','), '*');
    kept read_model.search_count;
    result bigint;
    taken_in pg_snapshot;
    started timestamptz := clock_timestamp();
  begin
    select k.n + coalesce((
             select sum((l.search_after like wanted and (wanted_statuses is null or l.status_after = any(wanted_statuses)))::int)
               from read_model.search_log l
              where l.xid >= pg_snapshot_xmin(k.snapshot) and not pg_visible_in_snapshot(l.xid, k.snapshot)), 0)
           - coalesce((
             select sum((l.search_before like wanted and (wanted_statuses is null or l.status_before = any(wanted_statuses)))::int)
               from read_model.search_log l
              where l.xid >= pg_snapshot_xmin(k.snapshot) and not pg_visible_in_snapshot(l.xid, k.snapshot)), 0)
      into result
      from read_model.search_count k
     where k.pattern = wanted and k.statuses = filter
       and pg_snapshot_xmin(k.snapshot) >= (select xid from read_model.search_horizon);
    if found then return result; end if;

    select count(*), pg_current_snapshot() into result, taken_in
      from read_model.product_search
     where search like wanted and (wanted_statuses is null or status = any(wanted_statuses));
    if clock_timestamp() - started > interval '15 milliseconds' then
      insert into read_model.search_count (pattern, statuses, n, snapshot)
      values (wanted, filter, result, taken_in)
      on conflict (pattern, statuses) do update set n = excluded.n, snapshot = excluded.snapshot;
    end if;
    return result;
  end $$;
`,
}
