import type { MedusaContainer } from '@medusajs/framework/types'
import { ContainerRegistrationKeys } from '@medusajs/framework/utils'
import { env } from '../../env'
import type { RequestOrigin } from '../../engine/actor/requestOrigin'
import { recordAudit } from '../../engine/audit/recordAudit'
import { runStatement } from '../../engine/database/runStatement'
import { AppError } from '../../engine/errors/AppError'
import { queueMail } from '../../engine/mail/queueMail'
import { endSessions, hashLinkToken } from '../../account'
import { staffStoppedMail } from '../mails/staffAlertMail'
import { lockStaff } from './lockStaff'
import { takeOut } from './takeOut'

/**
 * 'Não fui eu' of an administrator: the sessions of who made the change and of whom it is about end, and who of the two is an
 * administrator by invitation or promotion only reads from now on, or is out when they never signed in: their invitation is
 * worth nothing any more. The last administrator stays one.
 *
 * @throws AppError not_found for a link that is unknown, used or expired
 */
export async function stopStaffChange(
  container: MedusaContainer,
  { token, origin }: { token: string; origin: RequestOrigin },
): Promise<void> {
  const knex = container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  await knex.transaction(async (transaction) => {
    const team = await lockStaff(transaction)
    const [alert] = await runStatement<{
      id: string
      user_id: string
      actor_id: string | null
      email: string
    }>(
      transaction,
      `update staff_alert set used_at = now()
        where token_hash = $1 and used_at is null and expires_at > now() returning id, user_id, actor_id, email`,
      [hashLinkToken(token)],
    )
    if (!alert) throw AppError.notFound('Este link não vale mais.')
    const administrators = new Set(
      team.filter(({ role }) => role === 'administration').map(({ id }) => id),
    )
    const actor = { type: 'system', id: null, email: null, origin } as const
    for (const person of team.filter(({ id }) => id === alert.user_id || id === alert.actor_id)) {
      const about = { actor, resource: 'user', resourceId: person.id, sellerId: null } as const
      await endSessions(transaction, person.auth_identity_id, {
        notBefore: new Date(),
        reason: 'ended_others',
      })
      await recordAudit(transaction, { ...about, action: 'staff.end_sessions' })
      if (
        !person.administrator_since ||
        !administrators.has(person.id) ||
        administrators.size === 1
      )
        continue
      administrators.delete(person.id)
      if (!person.has_joined) {
        await takeOut(transaction, person, actor)
        continue
      }
      await transaction('staff_role').where({ user_id: person.id }).update({
        role: 'read_only',
        administrator_since: null,
        updated_at: transaction.fn.now(),
      })
      await recordAudit(transaction, {
        ...about,
        action: 'staff.role',
        before: { role: person.role },
        after: { role: 'read_only' },
      })
    }
    const url = new URL('/admin/team', env.WINEX_PUBLIC_URL).toString()
    for (const { id, email } of team.filter((one) => administrators.has(one.id)))
      await queueMail(container, transaction, {
        to: email,
        sellerId: null,
        template: 'staff-alert-stopped',
        idempotencyKey: `${alert.id}:${id}`,
        ...staffStoppedMail(alert.email, url),
      })
  })
}
