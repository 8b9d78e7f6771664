import type { RecordKind } from '#domain/routes/declaration'
import { sql } from '../../support/world'

/** Ids of what a seller has, by the kind of record. */
export type Belongings = Partial<Record<RecordKind, string[]>>

const OF_SELLER: Partial<Record<RecordKind, string>> = {
  product: `select product_id as id from seller_product where seller_id = $1 and deleted_at is null`,
  variant: `select v.id from product_variant v join seller_product s using (product_id) where s.seller_id = $1`,
  inventory_item: `select l.inventory_item_id as id from product_variant_inventory_item l
     join product_variant v on v.id = l.variant_id join seller_product s on s.product_id = v.product_id where s.seller_id = $1`,
  stock_location: `select stock_location_id as id from seller_stock_location where seller_id = $1`,
  order: `select order_id as id from seller_order where seller_id = $1`,
  order_item: `select i.item_id as id from order_item i join seller_order s using (order_id) where s.seller_id = $1`,
  fulfillment: `select f.fulfillment_id as id from order_fulfillment f join seller_order s using (order_id) where s.seller_id = $1`,
  order_return: `select return_id as id from order_return where seller_id = $1`,
  return_photo: `select p.id::text as id from order_return_photo p join order_return r using (return_id) where r.seller_id = $1`,
  member: `select id from seller_member where seller_id = $1`,
  invitation: `select id from seller_invitation where seller_id = $1 and accepted_at is null`,
  saved_view: `select id from saved_view where scope = $1`,
  payout: `select id from payout where seller_id = $1`,
  notice: `select id::text as id from notice where seller_id = $1`,
  import: `select id from wine_import where seller_id = $1`,
  commission_rule: `select id from commission_rule where reference_id = $1`,
  commission_rate: `select r.id from commission_rate r join commission_rule c on c.id = r.rule_id where c.reference_id = $1`,
  session: `select w.id from sign_in_session w join seller_member m using (auth_identity_id)
     where m.seller_id = $1 and w.ended_at is null`,
  seller: `select $1::text as id`,
}

/** Everything that belongs to the seller whose member signs in with `email`. */
export async function belongingsOf(email: string): Promise<Belongings> {
  const [member] = await sql<{ seller_id: string }>(
    'select seller_id from seller_member where email = $1',
    [email],
  )
  if (!member) throw new Error(`No member signs in as ${email}`)
  const kinds = await Promise.all(
    Object.entries(OF_SELLER).map(async ([kind, query]) => {
      const rows = await sql<{ id: string }>(`${query} limit 3`, [member.seller_id])
      return [kind, rows.map((row) => row.id)] as const
    }),
  )
  return Object.fromEntries(kinds) as Belongings
}

/** An id that looks like the given one and belongs to nobody. */
export function missingLike(id: string): string {
  const prefix = id.includes('_') ? id.slice(0, id.indexOf('_') + 1) : ''
  return `${prefix}01ZZZZZZZZZZZZZZZZZZZZZZZZ`
}
