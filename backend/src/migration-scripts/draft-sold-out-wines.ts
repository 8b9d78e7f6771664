import type { MedusaContainer } from '@medusajs/framework/types'
import { ContainerRegistrationKeys } from '@medusajs/framework/utils'

/**
 * R21, for every caller: when the last available bottle of a published wine goes, by the seller's hand or by a sale of
 * the store, the wine becomes a draft in the same transaction. Runs once per database.
 */
export default async function draftSoldOutWines({
  container,
}: {
  container: MedusaContainer
}): Promise<void> {
  await container.resolve(ContainerRegistrationKeys.PG_CONNECTION).raw(draftSoldOutSql)
}

const draftSoldOutSql = `
create or replace function winex_draft_sold_out() returns trigger language plpgsql as $$
  declare
    wine record;
    reason constant text := 'Sem estoque';
    actor_type text := coalesce(nullif(current_setting('winex.actor_type', true), ''), 'system');
    actor_id text := nullif(current_setting('winex.actor_id', true), '');
  begin
    for wine in
      update product p set status = 'draft',
             updated_at = greatest(clock_timestamp(), p.updated_at + interval '1 millisecond')
       where p.status = 'published' and p.deleted_at is null
         and p.id in (select v.product_id from product_variant_inventory_item i
                        join product_variant v on v.id = i.variant_id and v.deleted_at is null
                       where i.inventory_item_id = new.inventory_item_id and i.deleted_at is null)
         and coalesce((select sum(l.stocked_quantity - l.reserved_quantity)
                         from product_variant v
                         join product_variant_inventory_item i on i.variant_id = v.id and i.deleted_at is null
                         join inventory_level l on l.inventory_item_id = i.inventory_item_id and l.deleted_at is null
                        where v.product_id = p.id and v.deleted_at is null), 0) <= 0
      returning p.id, (select s.seller_id from seller_product s where s.product_id = p.id and s.deleted_at is null) as seller_id
    loop
      insert into product_review (id, product_id, seller_id, from_status, to_status, reason, actor_type, actor_id)
      values ('prev_' || replace(gen_random_uuid()::text, '-', ''), wine.id, coalesce(wine.seller_id, ''), 'published', 'draft', reason,
              actor_type, coalesce(actor_id, 'system'));
      insert into audit_entry (id, at, actor_type, actor_id, actor_email, action, resource, resource_id, seller_id, before, after)
      values ('aud_' || replace(gen_random_uuid()::text, '-', ''), clock_timestamp(), actor_type, actor_id,
              nullif(current_setting('winex.actor_email', true), ''), 'wine.status', 'product', wine.id, wine.seller_id,
              '{"status":"published"}', '{"status":"draft","reason":"Sem estoque"}');
    end loop;
    return null;
  end $$;

create or replace trigger winex_draft_sold_out
  after update of stocked_quantity, reserved_quantity, deleted_at on inventory_level for each row
  when (new.stocked_quantity - new.reserved_quantity <= 0 or new.deleted_at is not null)
  execute function winex_draft_sold_out();
`
