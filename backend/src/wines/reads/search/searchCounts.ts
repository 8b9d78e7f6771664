/**
 * Exact totals of searches over all products (goals.md: half of a million rows match, in 250 ms; one or two
 * characters, in 100 ms).
 *
 * A count that was expensive is kept together with the snapshot it was taken in, and so are the counts of every text
 * of one to three characters (n-grams): no index finds the shorter ones, and of the trigrams of a longer text the rare
 * ones find it fastest. Every later change of a search text is logged with
 * its transaction; a reader adds the changes that it sees and the kept snapshot did not. So a kept count is as exact
 * as a new one, no matter who wrote and committed in the meantime, and no writer ever waits for it.
 * keepSearchCounts.ts takes the first counts of the n-grams and now and then brings all that is kept up to date.
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
alter table read_model.search_count add column if not exists kept_at timestamptz not null default now();
-- What was kept with a snapshot older than this transaction has lost part of its log and counts no more.
create table if not exists read_model.search_horizon (only_row boolean primary key default true check (only_row), xid xid8 not null);
insert into read_model.search_horizon (xid) values ('0') on conflict do nothing;

-- How many products hold a text of one to three characters, in all and by status, and which, when they are few. An n-gram
-- without a row occurs in no product.
create table if not exists read_model.gram (
  gram text collate "C" primary key,
  n bigint not null,
  counts jsonb not null,
  ids text[]
);
-- The snapshot in which all rows of the table gram are true; no row before they were taken.
create table if not exists read_model.gram_state (only_row boolean primary key default true check (only_row), snapshot pg_snapshot not null);
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

-- The last resort when nobody brings the kept counts up to date (no engine runs): they are given up.
create or replace function read_model.prune_search_log() returns void language plpgsql as $$
  begin
    if (select count(*) from (select from read_model.search_log limit 50001) as entries) <= 50000 then return; end if;
    update read_model.search_horizon set xid = pg_snapshot_xmin(pg_current_snapshot());
    delete from read_model.search_log where xid < (select xid from read_model.search_horizon);
    delete from read_model.search_count
     where pg_snapshot_xmin(snapshot) < (select xid from read_model.search_horizon);
  end $$;

-- Whether a product with this text and status is among those that the pattern finds.
create or replace function read_model.is_hit(search text, status text, wanted text, wanted_statuses text[])
  returns integer language sql immutable parallel safe as $$
    select coalesce((search like wanted and (wanted_statuses is null or status = any(wanted_statuses)))::int, 0)
  $$;

create or replace function read_model.statuses_key(statuses text[]) returns text language sql immutable parallel safe as $$
    select coalesce(array_to_string(statuses, ','), '*')
  $$;

drop function if exists read_model.count_products(text, text[]);
drop function if exists read_model.find_products(text, text[]);

-- What is kept of a search for this folded text among the statuses given (null: all): how many products match, and
-- which, when they are few. No row when it has to be counted. Stable, so that all of it is read in one snapshot.
create or replace function read_model.kept_search(wanted text, wanted_statuses text[])
  returns table (n bigint, ids text[]) language plpgsql stable as $$
  #variable_conflict use_column
  declare
    horizon xid8 := (select xid from read_model.search_horizon);
    pattern text := read_model.like_pattern(wanted);
    taken_in pg_snapshot;
    kept_n bigint;
    kept_ids text[];
  begin
    if char_length(wanted) <= 3 then
      select s.snapshot into taken_in from read_model.gram_state s where pg_snapshot_xmin(s.snapshot) >= horizon;
      if found then
        select case when wanted_statuses is null then g.n
                    else (select coalesce(sum(c.value::bigint), 0) from jsonb_each_text(g.counts) c
                           where c.key = any(wanted_statuses)) end, g.ids
          into kept_n, kept_ids from read_model.gram g where g.gram = wanted;
        if not found then kept_n := 0; kept_ids := '{}'; end if;
      end if;
    end if;
    if taken_in is null then
      select k.snapshot, k.n, k.ids into taken_in, kept_n, kept_ids from read_model.search_count k
       where k.pattern = wanted and k.statuses = read_model.statuses_key(wanted_statuses)
         and pg_snapshot_xmin(k.snapshot) >= horizon;
      if not found then return; end if;
    end if;

    if kept_ids is not null then
      return query
        select count(*), coalesce(array_agg(s.id), '{}') from read_model.product_search s
         where s.id = any(kept_ids || array(
                 select l.id from read_model.search_log l
                  where l.xid >= pg_snapshot_xmin(taken_in) and not pg_visible_in_snapshot(l.xid, taken_in)))
           and read_model.is_hit(s.search, s.status, pattern, wanted_statuses) = 1;
    else
      return query
        select kept_n + coalesce(sum(
                 read_model.is_hit(l.search_after, l.status_after, pattern, wanted_statuses)
                 - read_model.is_hit(l.search_before, l.status_before, pattern, wanted_statuses)), 0)::bigint, null::text[]
          from read_model.search_log l
         where l.xid >= pg_snapshot_xmin(taken_in) and not pg_visible_in_snapshot(l.xid, taken_in);
    end if;
  end $$;

-- The rarest trigrams of this folded text and the number of products that contain each, at most three; null when not known.
create or replace function read_model.rare_trigrams(wanted text) returns jsonb language sql stable as $$
    select jsonb_agg(jsonb_build_array(gram, n) order by n, gram) from (
      select t.gram, coalesce(g.n, 0) as n
        from (select distinct substr(wanted, at, 3) as gram from generate_series(1, char_length(wanted) - 2) at) t
        left join read_model.gram g on g.gram = t.gram
       where exists (select from read_model.gram_state s, read_model.search_horizon h
                      where pg_snapshot_xmin(s.snapshot) >= h.xid)
       order by n, t.gram limit 3) rare
  $$;
`,
}
