import type { Knex } from '@medusajs/framework/mikro-orm/knex'
import { invitationPrefill, type InvitationPrefill } from '#domain/team/invitationWire'
import { runStatement } from '../../engine/database/runStatement'
import { hashLinkToken } from '../../account'

/** An invitation that can still be accepted. */
export interface OpenInvitation {
  id: string
  email: string
  name: string | null
  role: 'owner' | 'member'
  sellerId: string | null
  sellerName: string | null
  prefill: InvitationPrefill
  expiresAt: Date
}

const statement = `
  select i.id, i.email, i.name, i.role, i.seller_id as "sellerId", s.name as "sellerName", i.prefill,
         i.expires_at as "expiresAt"
    from seller_invitation i
    left join seller s on s.id = i.seller_id and s.deleted_at is null
   where i.token_hash = $1 and i.accepted_at is null and i.revoked_at is null and i.expires_at > now()
     and i.deleted_at is null and (i.seller_id is null or s.id is not null)`

/** The open invitation of a token, or null: unknown, altered, accepted, revoked or expired. */
export async function findInvitation(
  connection: Knex,
  token: string,
): Promise<OpenInvitation | null> {
  const [row] = await runStatement<Omit<OpenInvitation, 'prefill'> & { prefill: unknown }>(
    connection,
    statement,
    [hashLinkToken(token)],
  )
  if (!row) return null
  return { ...row, prefill: invitationPrefill.safeParse(row.prefill ?? {}).data ?? {} }
}

/**
 * Marks an open invitation as accepted, in the caller's transaction.
 *
 * @param sellerId the winery whose team it leads to; null for an invitation to found one
 * @returns false when it was not open any more
 */
export async function acceptInvitation(
  connection: Knex,
  token: string,
  sellerId: string | null,
): Promise<boolean> {
  const accepted = await connection('seller_invitation')
    .where({
      token_hash: hashLinkToken(token),
      seller_id: sellerId,
      accepted_at: null,
      revoked_at: null,
    })
    .andWhere('expires_at', '>', connection.fn.now())
    .update({ accepted_at: connection.fn.now(), updated_at: connection.fn.now() })
  return accepted === 1
}
