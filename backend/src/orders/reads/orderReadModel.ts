import { OPEN_PAYMENTS } from '#domain/orders/orderCapture'
import { CANCELED_QUANTITY } from '../../money'
import { ORDER_DAY_SQL } from './orderDays'
import { watchSql, type Watched } from '../../engine/readModels/watch'

/**
 * One word for the payments of an order, as the engine derives it from the payment collections when it shows an order
 * (its own getLastPaymentStatus): a fully captured collection counts 1, a partly captured one 0.5. Only what can be
 * captured no further is 'refunded'. The engine takes a cent less for everything; here a cent is money. In PL/pgSQL, as
 * the two below, because a connection keeps its plan: one in SQL is planned again for each statement that calls it, which
 * costs more than what it does.
 */
const PAYMENT_STATUS = /* sql */ `
create or replace function read_model.payment_status(wanted text) returns text language plpgsql stable as $$
begin return (
  with collection as (
    select pc.status, pc.amount, coalesce(pc.captured_amount, 0) as captured, coalesce(pc.refunded_amount, 0) as refunded
      from public.order_payment_collection opc
      join public.payment_collection pc on pc.id = opc.payment_collection_id and pc.deleted_at is null
     where opc.order_id = wanted and opc.deleted_at is null
  ), facts as (
    select count(*) as total,
           count(*) filter (where status = 'canceled') as canceled,
           count(*) filter (where status = 'awaiting') as awaiting,
           count(*) filter (where status = 'authorized') as authorized,
           count(*) filter (where status = 'requires_action') as requires_action,
           coalesce(sum(case when captured > 0 or amount = 0
             then case when round(amount, 2) <= round(captured, 2) then 1 else 0.5 end end), 0) as captured,
           coalesce(sum(case when refunded > 0
             then case when round(amount, 2) <= round(refunded, 2) then 1 else 0.5 end end), 0) as refunded
      from collection
  )
  select case
    when requires_action > 0 then 'requires_action'
    when refunded > 0 then case when refunded = captured and captured >= total - canceled then 'refunded' else 'partially_refunded' end
    when captured > 0 then case when captured = total - canceled then 'captured' else 'partially_captured' end
    when authorized > 0 then case when authorized = total - canceled then 'authorized' else 'partially_authorized' end
    when canceled > 0 and canceled = total then 'canceled'
    when awaiting > 0 then 'awaiting'
    else 'not_paid' end
  from facts
); end
$$;
`

/**
 * What fulfillment_status says on the wire (R28): it speaks of delivery, so it is not_fulfilled until the first
 * bottle is delivered, whatever is packed or on its way. `ordered`, here and below, is without the bottles that are
 * never sent.
 */
const DELIVERY_STATUS = /* sql */ `
create or replace function read_model.delivery_status(wanted text, order_status text, ordered numeric, returned numeric)
  returns text language plpgsql stable as $$
begin return (
  select case
    when order_status = 'canceled' then 'canceled'
    when ordered > 0 and returned >= ordered then 'returned'
    when delivered.n = 0 then 'not_fulfilled'
    when delivered.quantity >= ordered then 'fulfilled'
    else 'partially_fulfilled' end
  from (
    select count(distinct f.id) as n, coalesce(sum(fi.quantity), 0) as quantity
      from public.order_fulfillment link
      join public.fulfillment f on f.id = link.fulfillment_id and f.deleted_at is null
       and f.delivered_at is not null and f.canceled_at is null
      left join public.fulfillment_item fi on fi.fulfillment_id = f.id and fi.deleted_at is null
     where link.order_id = wanted and link.deleted_at is null
  ) as delivered
); end
$$;
`

/** The seller's next step; the package to be sent comes before what is left to be packed. */
const WAITING_STEP = /* sql */ `
-- Both have had other parameters, and the view uses them.
drop view if exists read_model.order_source;
drop function if exists read_model.waiting_step(text, text, text, numeric);
create or replace function read_model.waiting_step(wanted text, order_status text, payment_status text, approval text, ordered numeric)
  returns text language plpgsql stable as $$
begin return (
  select case
    when order_status in ('canceled', 'completed') or payment_status = 'refunded' or approval = 'rejected' then null
    when approval = 'pending' then 'approve'
    when packed.unshipped then 'ship'
    when packed.quantity < ordered then 'pack' end
  from (
    select coalesce(bool_or(f.shipped_at is null and f.delivered_at is null), false) as unshipped,
           coalesce(sum(fi.quantity), 0) as quantity
      from public.order_fulfillment link
      join public.fulfillment f on f.id = link.fulfillment_id and f.deleted_at is null and f.canceled_at is null
      left join public.fulfillment_item fi on fi.fulfillment_id = f.id and fi.deleted_at is null
     where link.order_id = wanted and link.deleted_at is null
  ) as packed
); end
$$;
`

/** The tab that shows the order. Part of it on its way leaves it 'send': something is still to be done. */
const STAGE = /* sql */ `
drop function if exists read_model.order_stage(text, text, text, numeric, numeric);
create or replace function read_model.order_stage(order_status text, payment_status text, approval text, waiting_step text,
  ordered numeric, delivered numeric)
  returns text language sql immutable as $$
  select case
    when order_status = 'canceled' or approval = 'rejected' then 'over'
    when waiting_step = 'approve' then 'approve'
    when waiting_step is not null then 'send'
    when order_status = 'completed' or (ordered > 0 and delivered >= ordered) then 'delivered'
    when ordered = 0 or payment_status = 'refunded' then 'over'
    else 'transit' end
$$;
`

const SOURCE = /* sql */ `
create view read_model.order_source as
select o.id, so.seller_id, o.display_id, o.email, o.status::text as status,
       payment.status as payment_status,
       read_model.delivery_status(o.id, o.status::text, coalesce(item.due, 0), coalesce(item.returned, 0)) as fulfillment_status,
       coalesce(approval.seller_status, 'pending') as seller_status,
       step.waiting_step,
       case when charge.is_open then 'payment'
         else read_model.order_stage(o.status::text, payment.status, coalesce(approval.seller_status, 'pending'),
           step.waiting_step, coalesce(item.due, 0), moved.delivered) end as stage,
       moved.packed as packed_count, moved.shipped as shipped_count, moved.delivered as delivered_count,
       o.currency_code, coalesce(summary.total, 0) as total,
       coalesce(item.quantity, 0) as item_count,
       approval.decided_at,
       -- an order that is canceled or rejected promises nothing
       case when o.status <> 'canceled' and approval.seller_status <> 'rejected'
         then to_char(approval.promised_on, 'YYYY-MM-DD') end as promised_on,
       o.status <> 'canceled' and coalesce(approval.seller_status, 'pending') = 'accepted'
         -- what was given back or canceled before it left needs none
         and (moved.shipped > 0 or (payment.status <> 'refunded' and coalesce(item.due, 0) > 0))
         and not exists (select from public.order_invoice i where i.order_id = o.id) as lacks_invoice,
       -- what was to be paid by PIX first asked its seller for nothing before
       coalesce(charge.paid_at, o.created_at) as due_from,
       o.created_at, o.updated_at,
       jsonb_build_object(
         'items', coalesce(item.list, '[]'),
         'shipping_address', case when a.id is not null then jsonb_build_object(
           'first_name', a.first_name, 'last_name', a.last_name, 'company', a.company, 'address_1', a.address_1,
           'address_2', a.address_2, 'city', a.city, 'province', a.province, 'postal_code', a.postal_code,
           'phone', a.phone) end) as doc,
       concat_ws(E'\\n', read_model.fold_line(o.email), '#' || o.display_id,
         nullif(read_model.fold_line(concat_ws(' ', nullif(a.first_name, ''), nullif(a.last_name, ''))), ''), item.titles) as search
  from public."order" o
  left join public.seller_order so on so.order_id = o.id and so.deleted_at is null
  left join public.order_approval approval on approval.order_id = o.id and approval.deleted_at is null
  left join public.order_address a on a.id = o.shipping_address_id and a.deleted_at is null
  left join lateral (
    select (os.totals ->> 'current_order_total')::numeric as total
      from public.order_summary os where os.order_id = o.id and os.deleted_at is null
     -- what was sold stays what was sold: later versions are without the bottles that came back
     order by os.version limit 1
  ) summary on true
  left join lateral (
    select sum(oi.quantity) as quantity, sum(oi.quantity - ${CANCELED_QUANTITY}) as due,
           sum(oi.return_received_quantity) as returned,
           string_agg(read_model.fold_line(coalesce(li.product_title, li.title)), E'\\n' order by oi.created_at, oi.id) as titles,
           jsonb_agg(jsonb_build_object('id', li.id, 'title', coalesce(li.product_title, li.title),
             'variant_title', li.variant_title, 'thumbnail', li.thumbnail, 'quantity', oi.quantity,
             'canceled_quantity', ${CANCELED_QUANTITY}, 'unit_price', coalesce(oi.unit_price, li.unit_price)) order by oi.created_at, oi.id) as list
      from public.order_item oi
      join public.order_line_item li on li.id = oi.item_id and li.deleted_at is null
     where oi.order_id = o.id and oi.version = o.version and oi.deleted_at is null
  ) item on true
  left join lateral (
    select coalesce(sum(fi.quantity), 0) as packed,
           coalesce(sum(fi.quantity) filter (where f.shipped_at is not null or f.delivered_at is not null), 0) as shipped,
           coalesce(sum(fi.quantity) filter (where f.delivered_at is not null), 0) as delivered
      from public.order_fulfillment link
      join public.fulfillment f on f.id = link.fulfillment_id and f.deleted_at is null and f.canceled_at is null
      join public.fulfillment_item fi on fi.fulfillment_id = f.id and fi.deleted_at is null
     where link.order_id = o.id and link.deleted_at is null
  ) moved on true
  -- offset 0: once for the column, the step and the stage
  left join lateral (select read_model.payment_status(o.id) as status offset 0) payment on true
  -- until it is paid by PIX, or its time is over, an order asks nobody for anything
  left join lateral (
    select c.state in ('new', 'active') and o.status = 'pending' as is_open, c.paid_at
      from public.pix_charge c where c.order_id = o.id
  ) charge on true
  left join lateral (
    select case when charge.is_open then null
      else read_model.waiting_step(o.id, o.status::text, payment.status, coalesce(approval.seller_status, 'pending'),
             coalesce(item.due, 0)) end as waiting_step
  ) step on true
 where o.deleted_at is null and not o.is_draft_order;
`

const COLUMNS = [
  'seller_id',
  'display_id',
  'email',
  'status',
  'payment_status',
  'fulfillment_status',
  'seller_status',
  'waiting_step',
  'stage',
  'packed_count',
  'shipped_count',
  'delivered_count',
  'currency_code',
  'total',
  'item_count',
  'decided_at',
  'promised_on',
  'lacks_invoice',
  'due_from',
  'created_at',
  'updated_at',
  'doc',
]

const TABLES = /* sql */ `
create table if not exists read_model."order" (
  id text primary key,
  seller_id text,
  display_id integer,
  email text,
  status text not null,
  payment_status text not null,
  fulfillment_status text not null,
  seller_status text not null,
  currency_code text not null,
  total numeric not null,
  item_count numeric not null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  doc jsonb not null
);
-- The rows are filled again right after.
alter table read_model."order"
  add column if not exists waiting_step text,
  add column if not exists stage text not null default '',
  add column if not exists packed_count numeric not null default 0,
  add column if not exists shipped_count numeric not null default 0,
  add column if not exists delivered_count numeric not null default 0,
  add column if not exists decided_at timestamptz,
  -- yyyy-MM-dd
  add column if not exists promised_on text,
  add column if not exists lacks_invoice boolean not null default false,
  -- from when its deadlines count
  add column if not exists due_from timestamptz,
  drop column if exists commission;
create table if not exists read_model.order_search (
  id text primary key,
  seller_id text,
  search text not null
);
`

const INDEXES = /* sql */ `
create index if not exists order_seller_created on read_model."order" (seller_id, created_at desc, id desc)
  include (status, payment_status);
create index if not exists order_seller_stage on read_model."order" (seller_id, stage, created_at desc, id desc);
create index if not exists order_seller_total on read_model."order" (seller_id, total, id);
create index if not exists order_seller_number on read_model."order" (seller_id, display_id, id);
-- What waits for its seller, the oldest first.
create index if not exists order_seller_waiting on read_model."order" (seller_id, waiting_step, created_at, id)
  where waiting_step is not null;
-- The staff's list, of all sellers, and what waits too long.
create index if not exists order_created on read_model."order" (created_at desc, id desc);
create index if not exists order_number on read_model."order" (display_id, id);
drop index if exists read_model.order_waiting;
create index if not exists order_due on read_model."order" (waiting_step, due_from) where waiting_step is not null;
-- Answers of sellers: all of one, and refusals of all.
create index if not exists order_answered on read_model."order" (seller_id, decided_at) include (seller_status)
  where decided_at is not null;
create index if not exists order_refused on read_model."order" (decided_at, seller_id) where seller_status = 'rejected';
-- Orders on their way to a promised day, of one seller and of all.
create index if not exists order_promised_seller on read_model."order" (seller_id, promised_on)
  where promised_on is not null and stage in ('send', 'transit');
create index if not exists order_promised on read_model."order" (promised_on)
  where promised_on is not null and stage in ('send', 'transit');
-- Wines that arrived, and whose payment was not captured.
create index if not exists order_owed on read_model."order" (created_at)
  where delivered_count > 0 and status <> 'canceled'
    and payment_status in (${OPEN_PAYMENTS.map((status) => `'${status}'`).join(', ')});
-- Approved orders without a fiscal invoice, of one seller and of all.
create index if not exists order_lacks_invoice_seller on read_model."order" (seller_id, created_at) where lacks_invoice;
create index if not exists order_lacks_invoice on read_model."order" (created_at) where lacks_invoice;
-- Orders that nobody has paid for or answered.
drop index if exists read_model.order_unpaid;
create index if not exists order_unanswered on read_model."order" (created_at)
  where status = 'pending' and seller_status = 'pending';
drop index if exists read_model.order_unowned;
create index if not exists order_search_seller on read_model.order_search (seller_id);
create index if not exists order_search_trgm on read_model.order_search using gin (search gin_trgm_ops);
`

/** What the counters tell apart; `listOrders` reads it. */
const key = (row: string): string =>
  `${row}.status || '|' || ${row}.payment_status || '|' || ${row}.stage`

const LOGIC = /* sql */ `
create or replace function read_model.refresh_orders(wanted text[]) returns void language plpgsql
  -- Planning this join again for every write costs several times the write.
  set plan_cache_mode = force_generic_plan as $$
  begin
    perform read_model.lock_rows('order', wanted);
    with source as materialized (
      select * from read_model.order_source where id = any(wanted)
    ), searched as (
      insert into read_model.order_search as r (id, seller_id, search) select id, seller_id, search from source
      on conflict (id) do update set seller_id = excluded.seller_id, search = excluded.search
       where (r.seller_id, r.search) is distinct from (excluded.seller_id, excluded.search)
    )
    insert into read_model."order" as r (id, ${COLUMNS.join(', ')})
    select id, ${COLUMNS.join(', ')} from source
    on conflict (id) do update set ${COLUMNS.map((name) => `${name} = excluded.${name}`).join(', ')};
    delete from read_model."order" r where r.id = any(wanted)
       and not exists (select from public."order" o where o.id = r.id and o.deleted_at is null and not o.is_draft_order);
    delete from read_model.order_search r where r.id = any(wanted)
       and not exists (select from read_model."order" o where o.id = r.id);
  end $$;

create or replace function read_model.count_order() returns trigger language plpgsql as $$
  begin
    if tg_op = 'UPDATE' and (old.seller_id, old.status, old.payment_status, old.stage, old.total) is not distinct from
                            (new.seller_id, new.status, new.payment_status, new.stage, new.total) then return null; end if;
    if tg_op <> 'INSERT' then
      perform read_model.add_count('order', old.seller_id, ${key('old')}, -1, -old.total);
    end if;
    if tg_op <> 'DELETE' then
      perform read_model.add_count('order', new.seller_id, ${key('new')}, 1, new.total);
    end if;
    return null;
  end $$;
create or replace trigger read_model_count after insert or update or delete on read_model."order"
  for each row execute function read_model.count_order();
`

const REBUILD = /* sql */ `
create or replace function read_model.rebuild_orders() returns void language plpgsql as $$
  begin
    truncate read_model."order", read_model.order_search;
    alter table read_model."order" disable trigger user;
    with source as materialized (select * from read_model.order_source),
    searched as (
      insert into read_model.order_search (id, seller_id, search) select id, seller_id, search from source
    )
    insert into read_model."order" (id, ${COLUMNS.join(', ')}) select id, ${COLUMNS.join(', ')} from source;
    alter table read_model."order" enable trigger user;
    delete from read_model.count where kind = 'order';
    delete from read_model.count_delta where kind = 'order';
    insert into read_model.count (kind, scope, key, n, amount)
    select 'order', coalesce(seller_id, ''), ${key('r')}, count(*), sum(total) from read_model."order" r group by 2, 3
    union all
    select 'order', '*', ${key('r')}, count(*), sum(total) from read_model."order" r group by 3;
    ${ORDER_DAY_SQL.rebuild}
  end $$;
`

const byOrder = 'select order_id from changed'
const byFulfillment = (column: string) => `select link.order_id from changed c
        join public.order_fulfillment link on link.fulfillment_id = c.${column} and link.deleted_at is null`

const WATCHED: Watched[] = [
  { table: 'order', kind: 'order', ids: 'select id from changed' },
  { table: 'order_approval', kind: 'order', ids: byOrder },
  { table: 'order_invoice', kind: 'order', ids: byOrder },
  { table: 'order_summary', kind: 'order', ids: byOrder },
  { table: 'order_item', kind: 'order', ids: byOrder },
  {
    table: 'order_line_item',
    kind: 'order',
    ids: 'select oi.order_id from changed c join public.order_item oi on oi.item_id = c.id and oi.deleted_at is null',
  },
  {
    table: 'order_address',
    kind: 'order',
    ids: 'select o.id from changed c join public."order" o on o.shipping_address_id = c.id and o.deleted_at is null',
  },
  { table: 'order_payment_collection', kind: 'order', ids: byOrder },
  {
    table: 'payment_collection',
    kind: 'order',
    ids: `select link.order_id from changed c
        join public.order_payment_collection link
          on link.payment_collection_id = c.id and link.deleted_at is null`,
  },
  { table: 'order_fulfillment', kind: 'order', ids: byOrder },
  { table: 'fulfillment', kind: 'order', ids: byFulfillment('id') },
  { table: 'fulfillment_item', kind: 'order', ids: byFulfillment('fulfillment_id') },
  { table: 'pix_charge', kind: 'order', ids: byOrder },
  { table: 'seller_order', kind: 'order', ids: byOrder },
]

export const ORDER_SQL = {
  tables: TABLES + ORDER_DAY_SQL.tables,
  indexes: INDEXES,
  logic: [
    PAYMENT_STATUS,
    DELIVERY_STATUS,
    WAITING_STEP,
    STAGE,
    SOURCE,
    LOGIC,
    ORDER_DAY_SQL.logic,
  ].join('\n'),
  rebuild: REBUILD,
  triggers: WATCHED.map(watchSql).join('\n'),
}
