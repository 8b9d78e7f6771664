import { sql } from '../../support/world'

/** How many rows of each kind the database holds for an e-mail: what "nothing half made" is checked with. */
export interface Traces {
  sellers: number
  members: number
  identities: number
  consents: number
  locations: number
  deliveries: number
}

export const NOTHING: Traces = {
  sellers: 0,
  members: 0,
  identities: 0,
  consents: 0,
  locations: 0,
  deliveries: 0,
}

export const ONE_SELLER: Traces = {
  sellers: 1,
  members: 1,
  identities: 1,
  consents: 1,
  locations: 1,
  deliveries: 1,
}

export async function tracesOf(email: string): Promise<Traces> {
  const [row] = await sql<Record<keyof Traces, string>>(
    `select
       (select count(*) from seller where email = $1) as sellers,
       (select count(*) from seller_member where email = $1) as members,
       (select count(*) from provider_identity p join auth_identity a on a.id = p.auth_identity_id
         where p.entity_id = $1 and p.deleted_at is null) as identities,
       (select count(*) from consent_record where email = $1) as consents,
       (select count(*) from seller s join seller_stock_location l on l.seller_id = s.id and l.deleted_at is null
          join stock_location k on k.id = l.stock_location_id and k.deleted_at is null where s.email = $1) as locations,
       (select count(*) from seller s join fulfillment_set f on f.name = 'entrega-' || s.id and f.deleted_at is null
          join service_zone z on z.fulfillment_set_id = f.id and z.deleted_at is null
          join shipping_option o on o.service_zone_id = z.id and o.deleted_at is null where s.email = $1) as deliveries`,
    [email],
  )
  if (!row) throw new Error('the query gave no row')
  return Object.fromEntries(
    Object.entries(row).map(([kind, count]) => [kind, Number(count)]),
  ) as unknown as Traces
}
