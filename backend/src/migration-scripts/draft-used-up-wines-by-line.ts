import type { MedusaContainer } from '@medusajs/framework/types'
import { ContainerRegistrationKeys } from '@medusajs/framework/utils'

/**
 * R21 and R61, for every caller: a published wine becomes a draft in the transaction that uses up its last bottle: the
 * seller's hand, an import, or an order that was accepted or paid. What an order reserves that nobody has accepted or paid
 * changes no status.
 *
 * The order of a reservation is looked up by its line, and the planner knows what it costs to ask whether an order is firm.
 * Joined, it asks about every order of the shop for every reservation of the wine while it has not seen this hour's orders: an
 * answer to one of 120 orders of a wine took the database 220 ms instead of 4, a payment for a wine that 200 orders hold two seconds.
 * Runs once per database, in the place of three scripts before it.
 */
export default async function draftUsedUpWinesByLine({
  container,
}: {
  container: MedusaContainer
}): Promise<void> {
  await container.resolve(ContainerRegistrationKeys.PG_CONNECTION).raw(draftUsedUpSql)
}

const draftUsedUpSql = `
create or replace function winex_is_firm(wanted text) returns boolean language sql stable cost 10000 as $$
  select exists (select from order_approval a where a.order_id = wanted and a.seller_status = 'accepted')
      or exists (select from order_payment_collection link
                   join payment_collection pc on pc.id = link.payment_collection_id and pc.deleted_at is null
                  where link.order_id = wanted and link.deleted_at is null and pc.captured_amount > 0)
$$;

create or replace function winex_draft_used_up(items text[], actor_type text, actor_id text, actor_email text)
  returns void language plpgsql as $$
  declare
    wine record;
  begin
    for wine in
      update product p set status = 'draft',
             updated_at = greatest(clock_timestamp(), p.updated_at + interval '1 millisecond')
       where p.status = 'published' and p.deleted_at is null
         and p.id in (select v.product_id from product_variant_inventory_item i
                        join product_variant v on v.id = i.variant_id and v.deleted_at is null
                       where i.inventory_item_id = any(items) and i.deleted_at is null)
         and coalesce((select sum(l.stocked_quantity - coalesce(firm.quantity, 0))
                         from product_variant v
                         join product_variant_inventory_item i on i.variant_id = v.id and i.deleted_at is null
                         join inventory_level l on l.inventory_item_id = i.inventory_item_id and l.deleted_at is null
                         left join lateral (
                           select sum(r.quantity) as quantity from reservation_item r
                            where r.inventory_item_id = l.inventory_item_id and r.location_id = l.location_id
                              and r.deleted_at is null
                              and winex_is_firm((select oi.order_id from order_item oi
                                     where oi.item_id = r.line_item_id and oi.deleted_at is null limit 1))) firm on true
                        where v.product_id = p.id and v.deleted_at is null), 0) <= 0
      returning p.id, (select s.seller_id from seller_product s where s.product_id = p.id and s.deleted_at is null) as seller_id
    loop
      insert into product_review (id, product_id, seller_id, from_status, to_status, reason, actor_type, actor_id)
      values ('prev_' || replace(gen_random_uuid()::text, '-', ''), wine.id, coalesce(wine.seller_id, ''), 'published', 'draft',
              'Sem estoque', actor_type, coalesce(actor_id, 'system'));
      insert into audit_entry (id, at, actor_type, actor_id, actor_email, action, resource, resource_id, seller_id, before, after)
      values ('aud_' || replace(gen_random_uuid()::text, '-', ''), clock_timestamp(), actor_type, actor_id, actor_email,
              'wine.status', 'product', wine.id, wine.seller_id,
              '{"status":"published"}', '{"status":"draft","reason":"Sem estoque"}');
    end loop;
  end $$;

-- in the name of the person who changes the level
create or replace function winex_draft_sold_out() returns trigger language plpgsql as $$
  begin
    perform winex_draft_used_up(array[new.inventory_item_id],
      coalesce(nullif(current_setting('winex.actor_type', true), ''), 'system'),
      nullif(current_setting('winex.actor_id', true), ''), nullif(current_setting('winex.actor_email', true), ''));
    return null;
  end $$;
create or replace trigger winex_draft_sold_out
  after update of stocked_quantity, reserved_quantity, deleted_at on inventory_level for each row
  when (new.stocked_quantity - new.reserved_quantity <= 0 or new.deleted_at is not null)
  execute function winex_draft_sold_out();

-- by itself, once what an order reserves is sold
create or replace function winex_draft_of_order(wanted text) returns void language sql as $$
  select winex_draft_used_up((select array_agg(distinct r.inventory_item_id) from order_item oi
      join reservation_item r on r.line_item_id = oi.item_id and r.deleted_at is null where oi.order_id = wanted and oi.deleted_at is null),
    'system', null, null)
$$;
create or replace function winex_draft_accepted() returns trigger language plpgsql as $$
  begin
    perform winex_draft_of_order(new.order_id);
    return null;
  end $$;
create or replace trigger winex_draft_accepted after insert or update of seller_status on order_approval for each row
  when (new.seller_status = 'accepted') execute function winex_draft_accepted();
create or replace function winex_draft_paid() returns trigger language plpgsql as $$
  begin
    perform winex_draft_of_order(link.order_id) from order_payment_collection link
      where link.payment_collection_id = new.id and link.deleted_at is null;
    return null;
  end $$;
create or replace trigger winex_draft_paid after update of captured_amount on payment_collection for each row
  when (new.captured_amount > coalesce(old.captured_amount, 0)) execute function winex_draft_paid();
`
