import { COMMISSION_KEPT, SALES } from '../../money'

const SUMS = ['orders', 'sales', 'commission', 'approve', 'send'] as const
const sums = (factor = '') => SUMS.map((column) => `sum(${factor}${column})`).join(', ')

/**
 * What a day of São Paulo adds up to: orders that were placed on it and not canceled, orders that have waited for their seller
 * since it (`due_from`), and what the ledger entered on it: sales and commission, net of what was given back. Writers only append what
 * they change, so they never wait for one another; `fold_days` makes one row of a day's rows.
 */
export const ORDER_DAY_SQL = {
  tables: /* sql */ `
create table if not exists read_model.order_day (
  day date not null,
  orders bigint not null,
  sales numeric not null,
  commission numeric not null,
  approve bigint not null,
  send bigint not null
);
create index if not exists order_day_day on read_model.order_day (day);
`,
  logic: /* sql */ `
create or replace function read_model.order_in_day(r read_model."order") returns read_model.order_day
  language sql immutable as $$
  select (r.created_at at time zone 'America/Sao_Paulo')::date,
         (r.status <> 'canceled')::int::bigint, 0::numeric, 0::numeric, 0::bigint, 0::bigint
$$;

create or replace function read_model.wait_in_day(r read_model."order") returns read_model.order_day
  language sql immutable as $$
  select (r.due_from at time zone 'America/Sao_Paulo')::date, 0::bigint, 0::numeric, 0::numeric,
         (r.waiting_step is not distinct from 'approve')::int::bigint,
         coalesce(r.waiting_step in ('pack', 'ship'), false)::int::bigint
$$;

create or replace function read_model.entry_in_day(e public.ledger_entry) returns read_model.order_day
  language sql immutable as $$
  select (e.effective_at at time zone 'America/Sao_Paulo')::date, 0::bigint,
         ${SALES}, ${COMMISSION_KEPT}, 0::bigint, 0::bigint
$$;

create or replace function read_model.add_entry_to_day() returns trigger language plpgsql as $$
  begin
    insert into read_model.order_day select (read_model.entry_in_day(new)).*;
    return null;
  end $$;
create or replace trigger read_model_day after insert on public.ledger_entry
  for each row when (new.order_id is not null) execute function read_model.add_entry_to_day();

create or replace function read_model.add_order_to_day() returns trigger language plpgsql as $$
  begin
    insert into read_model.order_day
    select day, ${sums('sign * ')} from (
      select -1 as sign, (read_model.order_in_day(old)).* where tg_op <> 'INSERT'
      union all
      select -1, (read_model.wait_in_day(old)).* where tg_op <> 'INSERT'
      union all
      select 1, (read_model.order_in_day(new)).* where tg_op <> 'DELETE'
      union all
      select 1, (read_model.wait_in_day(new)).* where tg_op <> 'DELETE'
    ) as parts group by day having (${sums('sign * ')}) <> (0, 0, 0, 0, 0);
    return null;
  end $$;
create or replace trigger read_model_day after insert or update or delete on read_model."order"
  for each row execute function read_model.add_order_to_day();

create or replace function read_model.fold_days() returns void language sql as $$
  with taken as (
    delete from read_model.order_day
     where day in (select day from read_model.order_day group by day having count(*) > 1) returning *
  )
  insert into read_model.order_day select day, ${sums()} from taken group by day
$$;
`,
  rebuild: /* sql */ `
    truncate read_model.order_day;
    insert into read_model.order_day
    select day, ${sums()} from (
      select (read_model.order_in_day(r)).* from read_model."order" r
      union all
      select (read_model.wait_in_day(r)).* from read_model."order" r where r.waiting_step is not null
      union all
      select (read_model.entry_in_day(e)).* from public.ledger_entry e where e.order_id is not null) as parts group by day;`,
}
