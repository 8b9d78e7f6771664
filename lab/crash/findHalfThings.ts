import { LEDGER_CHECKS } from '../../backend/src/money/reads/ledgerChecks'
import { sql } from '../../tests/support/world'
import { PIX_QUESTIONS } from './findPixFaults'

/** Each question returns the ids of what a broken-off write would leave behind. */
const QUESTIONS: Record<string, string> = {
  'wine without owner, price, level or shipping profile': `select p.id from product p where p.deleted_at is null and not (
      exists (select from seller_product s where s.product_id = p.id and s.deleted_at is null)
      and exists (select from product_shipping_profile f where f.product_id = p.id and f.deleted_at is null)
      and exists (select from product_variant v
        join product_variant_price_set ps on ps.variant_id = v.id
        join price pr on pr.price_set_id = ps.price_set_id and pr.deleted_at is null
        join product_variant_inventory_item vi on vi.variant_id = v.id and vi.deleted_at is null
        join inventory_level l on l.inventory_item_id = vi.inventory_item_id and l.deleted_at is null
        where v.product_id = p.id and v.deleted_at is null))`,
  'published wine without stock or price': `select p.id from product p
      join product_variant v on v.product_id = p.id and v.deleted_at is null
      where p.status = 'published' and p.deleted_at is null and not (
        exists (select from product_variant_price_set ps join price pr using (price_set_id)
          where ps.variant_id = v.id and pr.amount > 0 and pr.min_quantity is null and pr.deleted_at is null)
        and exists (select from product_variant_inventory_item vi join inventory_level l using (inventory_item_id)
          where vi.variant_id = v.id and l.stocked_quantity > 0 and l.deleted_at is null))`,
  'stock of no wine': `select i.id from inventory_item i where i.deleted_at is null and not exists
      (select from product_variant_inventory_item v where v.inventory_item_id = i.id and v.deleted_at is null)`,
  'seller without owner or stock location': `select s.id from seller s where s.deleted_at is null and not (
      exists (select from seller_member m join auth_identity a on a.id = m.auth_identity_id
        where m.seller_id = s.id and m.role = 'owner')
      and exists (select from seller_stock_location l where l.seller_id = s.id and l.deleted_at is null))`,
  'seller without a delivery': `select s.id from seller s where s.deleted_at is null and not exists
      (select from service_zone z join shipping_option o on o.service_zone_id = z.id and o.deleted_at is null
        join shipping_option_rule r on r.shipping_option_id = o.id and r.attribute = 'is_return'
        where z.name = 'entrega-' || s.id and z.deleted_at is null and o.price_type = 'calculated')`,
  'sign-in of nobody': `select a.id from auth_identity a where a.app_metadata ? 'seller_id' and not exists
      (select from seller_member m where m.auth_identity_id = a.id)`,
  'stock below zero, or more reserved than there is': `select id from inventory_level
      where deleted_at is null and (stocked_quantity < reserved_quantity or reserved_quantity < 0)`,
  'order of a seller with a line without commission, or the other way': `select o.order_id as id from seller_order o
      where o.deleted_at is null and (select array_agg(distinct i.item_id order by i.item_id) from order_item i
          where i.order_id = o.order_id and i.deleted_at is null)
        is distinct from (select array_agg(c.item_id order by c.item_id) from order_commission_line c
          where c.order_id = o.order_id and c.deleted_at is null)`,
  'commission that is not its rate': `select id from order_commission_line
      where amount <> round(base_amount * percentage_rate / 100, 2)`,
  'answer to an order without its entry in the audit trail': `select a.order_id as id from order_approval a
      where a.actor_id is not null and not exists (select from audit_entry e where e.resource_id = a.order_id
        and e.action in ('order.accept', 'order.reject'))`,
  'import that is not as far as it says': `select i.id from wine_import i where i.status = 'importing' or i.imported
      <> (select count(*) from wine_import_row r where r.import_id = i.id and r.done)`,
  'order without seller, payment or e-mail': `select o.id from "order" o
      where o.deleted_at is null and o.status <> 'canceled' and not (
        exists (select from seller_order s where s.order_id = o.id and s.deleted_at is null)
        and exists (select from order_payment_collection c where c.order_id = o.id and c.deleted_at is null))`,
  'more bottles reserved than lines reserve': `select l.id from inventory_level l where l.deleted_at is null
      and l.reserved_quantity <> (select coalesce(sum(r.quantity), 0) from reservation_item r
        where r.inventory_item_id = l.inventory_item_id and r.deleted_at is null)`,
  'contract signed without a signature': `select s.id from seller s where s.contract_signed and not exists
      (select from contract_signature c where c.seller_id = s.id)`,
  'return refunded whose sum is not that of its refunds and order transactions': `select r.return_id as id from order_return r
      where r.state = 'refunded' and r.bottles_cents + r.freight_cents is distinct from (
        select round(coalesce(sum(f.amount), 0) * 100) from order_transaction t
          join refund f on f.id = t.reference_id and f.amount = -t.amount and f.deleted_at is null
         where t.return_id = r.return_id and t.order_id = r.order_id and t.reference = 'refund' and t.deleted_at is null)`,
  'refund of a return that is not refunded': `select t.reference_id as id from order_transaction t
      where t.return_id is not null and t.deleted_at is null and not exists
        (select from order_return r where r.return_id = t.return_id and r.state = 'refunded')`,
  'refund without its order transaction': `select f.id from refund f where f.deleted_at is null and not exists
      (select from order_transaction t where t.reference_id = f.id and t.reference = 'refund' and t.deleted_at is null)`,
  "return that is not as far as the engine's": `select coalesce(r.return_id, e.id) as id from order_return r
      full join (select * from "return" where deleted_at is null) e on e.id = r.return_id
      where (case when r.state in ('asked', 'approved') then 'requested'
             when r.state = 'refused' or r.state = 'closed' and e.status::text <> 'received' then 'canceled'
             else 'received' end) is distinct from e.status::text
         or (r.restocked is not null) is distinct from exists (select from return_item i where i.return_id = e.id
             and i.deleted_at is null and i.received_quantity > 0)`,
  'step of a return without its audit entry, or without a mail to the buyer': `select r.return_id as id from order_return r
      where not exists (select from audit_entry a where a.resource_id = r.order_id and a.after ->> 'return_id' = r.return_id
          and a.action = 'order.return.' || case r.state when 'asked' then 'ask' when 'approved' then 'approve'
            when 'refused' then 'refuse' when 'received' then 'receive' when 'waived' then 'waive'
            when 'refunded' then 'refund' else 'close' end)
        -- that all of it has arrived is in the mail of the refund
        or r.state <> 'received' and not exists (select from mail_outbox m
          where m.idempotency_key = concat_ws(':', 'order-return', r.order_id, r.return_id, r.state))`,
  'more than one retail price': `select s.variant_id as id from price p join product_variant_price_set s using (price_set_id)
      where p.min_quantity is null and p.deleted_at is null and s.deleted_at is null group by 1 having count(*) > 1`,
}

/** Everything in the database that only a broken-off write could have made, and that is repaired within minutes. */
export const findHalfThings = (): Promise<string[]> =>
  ask({ ...QUESTIONS, ...PIX_QUESTIONS, ...LEDGER_CHECKS })

/** Whatever breaks a rule of the ledger: the rules hold at any moment, also right after a kill. */
export const findLedgerFaults = (): Promise<string[]> => ask(LEDGER_CHECKS)

async function ask(questions: Record<string, string>): Promise<string[]> {
  const found: string[] = []
  for (const [name, question] of Object.entries(questions)) {
    const rows = await sql<{ id: string }>(question)
    found.push(...rows.map(({ id }) => `${name}: ${id}`))
  }
  return found
}
