import { sql } from '../../tests/support/world'
import { WINES_PER_IMPORT } from './importUnderLoad'
import type { ClientLog } from './startLoad'

/** Each question returns those of the ids ($1) that are NOT as the client was told. */
const QUESTIONS: Record<keyof ClientLog['acknowledged'], string> = {
  registration: `select e as id from unnest($1::text[]) e
    where (select count(*) from seller_member m where m.email = lower(e) and m.deleted_at is null) <> 1`,
  wine: `select e as id from unnest($1::text[]) e
    where (select count(*) from product p join seller_product s on s.product_id = p.id
            where p.title = e and p.deleted_at is null) <> 1`,
  order: `select e as id from unnest($1::text[]) e where not exists
    (select from "order" o join seller_order s on s.order_id = o.id where o.id = e)`,
  accepted: `select e as id from unnest($1::text[]) e where not exists
    (select from order_approval a where a.order_id = e and a.seller_status = 'accepted')`,
  signature: `select e as id from unnest($1::text[]) e where not exists
    (select from contract_signature c where c.seller_id = split_part(e, ' ', 1) and c.sha256 = split_part(e, ' ', 2))`,
  import: `select e as id from unnest($1::text[]) e
    where (select count(*) from product p where p.title like e || ' %' and p.deleted_at is null) <> ${WINES_PER_IMPORT}`,
  captured: `select e as id from unnest($1::text[]) e where not exists
    (select from ledger_entry l where l.order_id = e and l.kind = 'sale')`,
  payout: `select e as id from unnest($1::text[]) e where not exists
    (select from payout p where p.id = split_part(e, ' ', 1) and p.status = split_part(e, ' ', 2))`,
  // a later step may have replaced it, an earlier one not; and however often it was sent, it is one return
  returned: `select e as id from unnest($1::text[]) e where not exists
    (select from order_return r where r.return_id = split_part(e, ' ', 1)
        and case split_part(e, ' ', 2)
              when 'asked' then (select count(*) from order_return o where o.order_id = r.order_id) = 1
              when 'approved' then r.state in ('approved', 'received', 'waived', 'refunded')
              when 'received' then r.state in ('received', 'refunded') and r.restocked
              when 'waived' then r.state in ('waived', 'refunded') and r.restocked is null
              else r.state = 'refunded' and r.bottles_cents + r.freight_cents = split_part(e, ' ', 3)::int end)`,
  paid: `select e as id from unnest($1::text[]) e where not exists
    (select from pix_receipt x where x.end_to_end_id = split_part(e, ' ', 1) and x.order_id = split_part(e, ' ', 2))`,
  refunded: `select e as id from unnest($1::text[]) e where split_part(e, ' ', 2)::int is distinct from
    (select sum(f.amount_cents) from pix_refund f where f.order_id = split_part(e, ' ', 1) and f.state = 'done')`,
}

/** What the stock is not: what was put there, less what was packed, plus what came back ($1 seller, $2 stock, $3 bottles). */
const CELLAR = `select stocked_quantity::int as stocked, sums.due from inventory_level, lateral (
    select $3::int
      - (select sum(i.fulfilled_quantity) from seller_order s join "order" o on o.id = s.order_id
           join order_item i on i.order_id = o.id and i.version = o.version and i.deleted_at is null where s.seller_id = $1)
      + (select coalesce(sum(i.received_quantity), 0) from order_return r join return_item i on i.return_id = r.return_id
          where r.seller_id = $1 and r.restocked) as due) sums
  where inventory_item_id = $2 and deleted_at is null and stocked_quantity is distinct from sums.due`

const VALUES = {
  stock: `select stocked_quantity::float8 as number from inventory_level where inventory_item_id = $1 and deleted_at is null`,
  price: `select (p.amount * 100)::float8 as number from price p join product_variant_price_set s using (price_set_id)
    where s.variant_id = $1 and p.deleted_at is null`,
  rate: `select (percentage_rate * 1000)::float8 as number from commission_rate where id = $1`,
  city: `select split_part(city, ' ', 2)::float8 as number from seller where id = $1`,
}

/** Writes that a client was told of and that the database does not hold. */
export async function findLostWrites(log: ClientLog): Promise<string[]> {
  const lost: string[] = []
  for (const [kind, ids] of Object.entries(log.acknowledged)) {
    const missing = await sql<{ id: string }>(QUESTIONS[kind as keyof typeof QUESTIONS], [ids])
    lost.push(...missing.map(({ id }) => `lost ${kind}: ${id}`))
  }
  for (const { kind, id, number } of log.values.values()) {
    const rows = await sql<{ number: number }>(VALUES[kind], [id])
    // An unanswered later write may have been stored; an earlier one may not have come back.
    if (rows.length !== 1 || (rows[0]?.number ?? 0) < number)
      lost.push(`lost ${kind} of ${id}: told ${number}, stored ${JSON.stringify(rows)}`)
  }
  const { sellerId, itemId, bottles } = log.cellar
  for (const row of await sql(CELLAR, [sellerId, itemId, bottles]))
    lost.push(`lost bottles: ${JSON.stringify(row)}`)
  return lost
}
