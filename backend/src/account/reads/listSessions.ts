import type { Knex } from '@medusajs/framework/mikro-orm/knex'
import { networkOf } from '#domain/account/network'
import { SESSIONS_PER_PERSON_MAX } from '#domain/limits'
import type { SessionsResponse } from '#domain/account/sessionWire'
import { runStatement } from '../../engine/database/runStatement'

interface Row {
  id: string
  device: string
  ip_address: string
  network: string
  created_at: Date
  last_used_at: Date
}

/**
 * The open sessions of a person, the last used first (there are 100 at most).
 *
 * @param reader from which session and address the list is read
 * @param idleMinutes sessions unused for that long have ended; 0 means never
 */
export async function listSessions(
  knex: Knex,
  authIdentityId: string,
  {
    reader,
    idleMinutes,
  }: { reader: { sessionId: string | null; ipAddress: string }; idleMinutes: number },
): Promise<SessionsResponse> {
  const rows = await runStatement<Row>(
    knex,
    `select w.id, w.device, w.ip_address, w.network, w.created_at, w.last_used_at
       from sign_in_session w
       left join session_floor f on f.auth_identity_id = w.auth_identity_id
      where w.auth_identity_id = $1 and w.ended_at is null and w.expires_at > now()
        and (f.not_before is null or w.valid_from >= f.not_before)
        and ($2 = 0 or w.last_used_at > now() - make_interval(mins => $2))
      order by w.last_used_at desc, w.id limit $3`,
    [authIdentityId, idleMinutes, SESSIONS_PER_PERSON_MAX],
  )
  const here = networkOf(reader.ipAddress)
  return {
    sessions: rows.map(({ network, created_at, last_used_at, ...row }) => ({
      ...row,
      is_same_network: network === here,
      created_at: created_at.toISOString(),
      last_used_at: last_used_at.toISOString(),
      is_current: row.id === reader.sessionId,
    })),
  }
}
