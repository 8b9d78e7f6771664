import type { Knex } from '@medusajs/framework/mikro-orm/knex'
import type { VendorContext } from '../http/actors'
import { runStatement } from '../read-models/runStatement'
import type { SessionToken } from './sessionToken'

interface Row {
  auth_identity_id: string
  member_id: string
  member_name: string
  email: string
  cpf: string
  role: 'owner' | 'member'
  photo: string | null
  seller_id: string
  seller_name: string
  handle: string
  store_status: VendorContext['seller']['store_status']
  contract_signed: boolean
  not_before: Date | null
}

const statement = `
  select m.auth_identity_id, m.id as member_id, m.name as member_name, m.email, m.cpf, m.role, m.photo,
         s.id as seller_id, s.name as seller_name, s.handle, s.store_status, s.contract_signed, f.not_before
    from seller_member m
    join seller s on s.id = m.seller_id and s.deleted_at is null
    left join session_floor f on f.auth_identity_id = m.auth_identity_id
   where m.id = $1 and m.auth_identity_id = $2 and m.deleted_at is null`

/** Token → member → seller in one statement. Null when removed, or signed out of all sessions since. */
export async function loadVendor(knex: Knex, token: SessionToken): Promise<VendorContext | null> {
  const [row] = await runStatement<Row>(knex, {
    text: statement,
    prepared: true,
    values: [token.actorId, token.authIdentityId],
  })
  if (!row || (row.not_before && token.issuedAt < row.not_before)) return null
  return {
    authIdentityId: row.auth_identity_id,
    member: {
      id: row.member_id,
      name: row.member_name,
      email: row.email,
      cpf: row.cpf,
      role: row.role,
      photo: row.photo,
    },
    seller: {
      id: row.seller_id,
      name: row.seller_name,
      handle: row.handle,
      store_status: row.store_status,
      contract_signed: row.contract_signed,
    },
  }
}
