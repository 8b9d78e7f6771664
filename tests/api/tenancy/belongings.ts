import { sql } from '../../support/world'

/** Ids of what a seller has, by the path segment (or body key) that names the kind. */
export type Belongings = Record<string, string[]>

const OF_SELLER: Record<string, string> = {
  products: `select product_id as id from seller_product where seller_id = $1 and deleted_at is null`,
  variants: `select v.id from product_variant v join seller_product s using (product_id) where s.seller_id = $1`,
  images: `select i.id from image i join seller_product s using (product_id) where s.seller_id = $1`,
  'inventory-items': `select l.inventory_item_id as id from product_variant_inventory_item l
     join product_variant v on v.id = l.variant_id join seller_product s on s.product_id = v.product_id where s.seller_id = $1`,
  'location-levels': `select stock_location_id as id from seller_stock_location where seller_id = $1`,
  orders: `select order_id as id from seller_order where seller_id = $1`,
  items: `select i.item_id as id from order_item i join seller_order s using (order_id) where s.seller_id = $1`,
  fulfillments: `select f.fulfillment_id as id from order_fulfillment f join seller_order s using (order_id) where s.seller_id = $1`,
  members: `select id from seller_member where seller_id = $1`,
  sellers: `select $1::text as id`,
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
  return Object.fromEntries(kinds)
}

/** An id that looks like the given one and belongs to nobody. */
export function missingLike(id: string): string {
  const prefix = id.includes('_') ? id.slice(0, id.indexOf('_') + 1) : ''
  return `${prefix}01ZZZZZZZZZZZZZZZZZZZZZZZZ`
}

const KIND_OF_KEY: Record<string, string> = {
  location_id: 'location-levels',
  variant_id: 'variants',
  inventory_item_id: 'inventory-items',
  product_id: 'products',
  seller_id: 'sellers',
  member_id: 'members',
  order_id: 'orders',
}

/** The kind of id that a body's dotted path asks for (`items.0.id` → items), or null when it asks for none. */
export function kindOfBodyPath(path: string): string | null {
  const parts = path.split('.')
  const last = parts.at(-1) ?? ''
  if (KIND_OF_KEY[last]) return KIND_OF_KEY[last]
  if (last === 'id') return parts.at(-3) ?? parts.at(-2) ?? null
  return null
}
