import { LABEL_CODE_LENGTH, LABEL_LETTERS } from '#domain/labels/bottle/labelCode'

interface Database {
  raw(sql: string): Promise<unknown>
}

/** Bytes of a random UUID that are random in their lower five bits; byte 6 holds its version. */
const RANDOM_BYTES = [0, 1, 2, 3, 4, 5, 9, 10].slice(0, LABEL_CODE_LENGTH)

/** A random code; the vintage as the codes know it, '' for a wine without one; what a bottle's page says of a wine. */
const FUNCTIONS = `
  create or replace function winex_label_code() returns text language sql volatile as $$
    select string_agg(substr('${LABEL_LETTERS}', (get_byte(bytes, place) & 31) + 1, 1), '')
      from (select uuid_send(gen_random_uuid()) as bytes) drawn, unnest(array[${RANDOM_BYTES.join(',')}]) place
  $$;
  create or replace function winex_vintage(metadata jsonb) returns text language sql immutable as $$
    select coalesce(metadata -> 'enology' ->> 'vintage', '')
  $$;
  create or replace function winex_label_document(wine product) returns jsonb language sql stable as $$
    select jsonb_build_object('title', wine.title, 'description', wine.description,
      'origin_country', wine.origin_country, 'metadata', wine.metadata,
      'volumes', coalesce((select jsonb_agg(v.title order by v.variant_rank, v.created_at, v.id)
         from product_variant v where v.product_id = wine.id and v.deleted_at is null and v.title is not null), '[]'))
  $$`

/**
 * What a page says when its wine leaves the store, or becomes another vintage, is kept with the code. A vintage that is
 * filled in for the first time is no other one, nor is one that is corrected before its page was ever shown: the code, which
 * may be printed by then, stays. What staff have rejected is not said again when the wine goes on to another status. While a
 * wine is published or rejected, what is kept of its present vintage is read by no page, and stays for the case
 * that the decision is undone (wines/writes/undo-review).
 */
const TRIGGERS = `
  create or replace function winex_keep_label() returns trigger language plpgsql as $$
    declare
      vintage_before text := '';
      vintage_now text := winex_vintage(new.metadata);
    begin
      if tg_op = 'UPDATE' then
        vintage_before := winex_vintage(old.metadata);
        if old.status = 'published' and old.deleted_at is null then
          update wine_label set kept = winex_label_document(old) where product_id = new.id and vintage = vintage_before;
        end if;
        if old.status = 'rejected' then
          update wine_label set kept = null where product_id = new.id and vintage in (vintage_before, vintage_now);
        end if;
        if vintage_before <> vintage_now then
          update wine_label set vintage = vintage_now where product_id = new.id and vintage = vintage_before
             and (vintage_before = '' or published_at is null)
             and not exists (select from wine_label own where own.product_id = new.id and own.vintage = vintage_now);
        end if;
      end if;
      while not exists (select from wine_label where product_id = new.id and vintage = vintage_now) loop
        insert into wine_label (code, product_id, vintage) values (winex_label_code(), new.id, vintage_now)
          on conflict do nothing;
      end loop;
      if new.status = 'published' and new.deleted_at is null then
        update wine_label set published_at = coalesce(published_at, now())
         where product_id = new.id and vintage = vintage_now;
      end if;
      return null;
    end $$;
  create or replace trigger wine_label_given after insert on product
    for each row execute function winex_keep_label();
  create or replace trigger wine_label_kept after update on product for each row
    when (old.status is distinct from new.status or old.deleted_at is distinct from new.deleted_at
          or winex_vintage(old.metadata) <> winex_vintage(new.metadata))
    execute function winex_keep_label()`

/** Until none is missing: a code that is taken already is drawn again. */
const OLDER_WINES = `
  do $$ begin loop
    insert into wine_label (code, product_id, vintage, published_at)
    select winex_label_code(), p.id, winex_vintage(p.metadata), case when p.status = 'published' then now() end
      from product p where p.deleted_at is null and not exists (
        select from wine_label l where l.product_id = p.id and l.vintage = winex_vintage(p.metadata))
    on conflict do nothing;
    exit when not found;
  end loop; end $$`

/**
 * Has the database keep a code for each wine and vintage, for every writer, and gives one to every wine that has none.
 * Running it again changes nothing (docs/decisions/11).
 */
export async function keepLabels(database: Database): Promise<void> {
  for (const part of [FUNCTIONS, TRIGGERS, OLDER_WINES]) await database.raw(part)
}
