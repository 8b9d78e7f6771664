import type { Application } from '#domain/applications/applicationWire'

/** A row of `suppliers` with its invitation and winery, as the statements here select it. */
export type ApplicationRow = Omit<
  Application,
  'terms_accepted_at' | 'invited_at' | 'created_at' | 'updated_at' | 'seller'
> & {
  terms_accepted_at: Date
  invited_at: Date | null
  created_at: Date
  updated_at: Date
  seller_id: string | null
  seller_name: string | null
}

/** Columns and joins of one application; `a` is the row of `suppliers`. */
export const APPLICATION_COLUMNS = `
  a.id, a.brand, a.responsible_name, a.responsible_email, a.city, a.founding_year, a.instagram, a.stock_quantity,
  a.how_found_winex, a.terms_version, a.terms_accepted_at, a.status, a.notes, a.invited_at, a.created_at, a.updated_at,
  case when a.invited_at is null then 'none'
       when i.accepted_at is not null then 'accepted'
       when i.id is null or i.revoked_at is not null then 'revoked'
       when i.expires_at <= now() then 'expired'
       else 'open' end as invitation,
  s.id as seller_id, s.name as seller_name`

export const APPLICATION_JOINS = `
  left join seller_invitation i on i.id = a.invitation_id
  left join seller_member m on m.email = lower(a.responsible_email) and m.deleted_at is null
  left join seller s on s.id = m.seller_id and s.deleted_at is null`

/** The whitelist of what staff read (design §3.5). */
export function presentApplication(row: ApplicationRow): Application {
  const { seller_id, seller_name, ...fields } = row
  return {
    ...fields,
    terms_accepted_at: row.terms_accepted_at.toISOString(),
    invited_at: row.invited_at?.toISOString() ?? null,
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
    seller: seller_id === null ? null : { id: seller_id, name: seller_name ?? '' },
  }
}
