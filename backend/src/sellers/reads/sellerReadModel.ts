import { watchSql } from '../../engine/readModels/watch'

/** The row of a seller in the admin list. The search text holds the tax id masked and bare, so both forms find it. */
const SQL = /* sql */ `
drop view if exists read_model.seller_source;
create view read_model.seller_source as
select s.id, s.name, s.handle, s.email, s.city, s.state, s.tax_id, upper(s.store_status) as store_status,
       coalesce(s.contract_signed, false) as contract_signed, s.contract_signed_at, s.photo, s.phone, s.region,
       s.created_at, s.updated_at, read_model.fold_line(s.name) as name_folded, read_model.fold_line(s.city) as city_folded,
       concat_ws(E'\\n', read_model.fold_line(s.name), read_model.fold_line(s.handle), read_model.fold_line(s.email),
         read_model.fold_line(s.city), read_model.fold_line(s.state), read_model.fold_line(s.tax_id),
         regexp_replace(lower(coalesce(s.tax_id, '')), '[^0-9a-z]', '', 'g')) as search
  from public.seller s where s.deleted_at is null;
`

const COLUMNS = [
  'name',
  'handle',
  'email',
  'city',
  'state',
  'tax_id',
  'store_status',
  'contract_signed',
  'contract_signed_at',
  'photo',
  'phone',
  'region',
  'created_at',
  'updated_at',
  'name_folded',
  'city_folded',
  'search',
]

const TABLES = /* sql */ `
create table if not exists read_model.seller (
  id text primary key,
  name text not null,
  handle text,
  email text,
  city text,
  state text,
  tax_id text,
  store_status text,
  contract_signed boolean not null,
  contract_signed_at timestamptz,
  photo text,
  phone text,
  region text,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  name_folded text not null,
  search text not null
);
alter table read_model.seller add column if not exists city_folded text;
`

const INDEXES = /* sql */ `
create index if not exists seller_created on read_model.seller (created_at desc, id desc);
create index if not exists seller_name on read_model.seller (name_folded, id);
create index if not exists seller_search_trgm on read_model.seller using gin (search gin_trgm_ops);
`

const KEY = (row: string) =>
  `coalesce(${row}.store_status, '') || '|' || ${row}.contract_signed::text`

const LOGIC = /* sql */ `
create or replace function read_model.refresh_sellers(wanted text[]) returns void language plpgsql
  -- Planning this join again for every write costs several times the write.
  set plan_cache_mode = force_generic_plan as $$
  begin
    insert into read_model.seller as r (id, ${COLUMNS.join(', ')})
    select id, ${COLUMNS.join(', ')} from read_model.seller_source where id = any(wanted)
    on conflict (id) do update set ${COLUMNS.map((name) => `${name} = excluded.${name}`).join(', ')};
    delete from read_model.seller r where r.id = any(wanted)
       and not exists (select from public.seller s where s.id = r.id and s.deleted_at is null);
  end $$;

create or replace function read_model.count_seller() returns trigger language plpgsql as $$
  begin
    if tg_op = 'UPDATE' and ${KEY('old')} = ${KEY('new')} then return null; end if;
    if tg_op <> 'INSERT' then perform read_model.add_count('seller', '', ${KEY('old')}, -1, 0); end if;
    if tg_op <> 'DELETE' then perform read_model.add_count('seller', '', ${KEY('new')}, 1, 0); end if;
    return null;
  end $$;
create or replace trigger read_model_count after insert or update or delete on read_model.seller
  for each row execute function read_model.count_seller();
`

const REBUILD = /* sql */ `
create or replace function read_model.rebuild_sellers() returns void language plpgsql as $$
  begin
    truncate read_model.seller;
    alter table read_model.seller disable trigger read_model_count;
    insert into read_model.seller (id, ${COLUMNS.join(', ')}) select id, ${COLUMNS.join(', ')} from read_model.seller_source;
    alter table read_model.seller enable trigger read_model_count;
    delete from read_model.count where kind = 'seller';
    delete from read_model.count_delta where kind = 'seller';
    insert into read_model.count (kind, scope, key, n, amount)
    select 'seller', scope, ${KEY('s')}, count(*), 0
      from read_model.seller s, unnest(array['', '*']) as scope group by scope, 3;
  end $$;
`

export const SELLER_SQL = {
  tables: TABLES,
  indexes: INDEXES,
  logic: [SQL, LOGIC].join('\n'),
  rebuild: REBUILD,
  triggers: watchSql({ table: 'seller', kind: 'seller', ids: 'select id from changed' }),
}
