import type { Knex } from '@medusajs/framework/mikro-orm/knex'
import type { TeamResponse } from '#domain/team/teamWire'

interface MemberRow {
  id: string
  name: string
  email: string
  role: 'owner' | 'member'
  created_at: Date
}

interface InvitationRow {
  id: string
  name: string | null
  email: string
  role: 'owner' | 'member'
  expires_at: Date
}

/** The people of a seller, owners first, and the invitations that can still be accepted. */
export async function findTeam(
  knex: Knex,
  { sellerId, selfId }: { sellerId: string; selfId: string },
): Promise<TeamResponse> {
  const [members, invitations] = (await Promise.all([
    knex('seller_member')
      .where({ seller_id: sellerId })
      .whereNull('deleted_at')
      .orderByRaw("role <> 'owner', created_at")
      .select('id', 'name', 'email', 'role', 'created_at'),
    knex('seller_invitation')
      .where({ seller_id: sellerId, accepted_at: null, revoked_at: null })
      .andWhere('expires_at', '>', knex.fn.now())
      .whereNull('deleted_at')
      .orderBy('created_at')
      .select('id', 'name', 'email', 'role', 'expires_at'),
  ])) as [MemberRow[], InvitationRow[]]
  return {
    members: members.map(({ created_at, ...member }) => ({
      ...member,
      is_self: member.id === selfId,
      created_at: created_at.toISOString(),
    })),
    invitations: invitations.map(({ expires_at, ...invitation }) => ({
      ...invitation,
      expires_at: expires_at.toISOString(),
    })),
  }
}
