import type { Knex } from '@medusajs/framework/mikro-orm/knex'
import type { SellerContext } from './callers'
import { runStatement } from '../database/runStatement'
import { openSession, SESSION_COLUMNS, sessionJoins, type SessionColumns } from './openSession'
import type { SessionToken } from './sessionToken'

interface Row extends SessionColumns {
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
  store_status: SellerContext['seller']['store_status']
  contract_signed: boolean
}

const statement = `
  select m.auth_identity_id, m.id as member_id, m.name as member_name, m.email, m.cpf, m.role, m.photo,
         s.id as seller_id, s.name as seller_name, s.handle, s.store_status, s.contract_signed, ${SESSION_COLUMNS}
    from seller_member m
    join seller s on s.id = m.seller_id and s.deleted_at is null
    ${sessionJoins({ identity: 'm.auth_identity_id', sessionId: '$3' })}
   where m.id = $1 and m.auth_identity_id = $2 and m.deleted_at is null`

/** Token → member → seller in one statement. Null when removed, or when the session has ended. */
export async function loadSeller(knex: Knex, token: SessionToken): Promise<SellerContext | null> {
  const [row] = await runStatement<Row>(knex, {
    text: statement,
    prepared: true,
    values: [token.actorId, token.authIdentityId, token.sessionId],
  })
  if (!row) return null
  const session = openSession(row, token, { now: new Date(), idleMinutes: 0 })
  if (!session) return null
  return {
    authIdentityId: row.auth_identity_id,
    session,
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
