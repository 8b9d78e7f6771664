import type { MedusaContainer } from '@medusajs/framework/types'
import { ContainerRegistrationKeys } from '@medusajs/framework/utils'
import { REPETITION_SECONDS } from '#domain/limits'
import { env } from '../../env'
import type { RequestOrigin } from '../../engine/actor/requestOrigin'
import { recordAudit } from '../../engine/audit/recordAudit'
import { runStatement } from '../../engine/database/runStatement'
import { AppError } from '../../engine/errors/AppError'
import { queueMail } from '../../engine/mail/queueMail'
import { hashLinkToken } from '../../account'
import { staffStoppedMail } from '../mails/staffAlertMail'
import { isAdministrator, isLastAdministrator, lockStaff } from './lockStaff'
import { signOut } from './signOut'
import { takeOut } from './takeOut'

/**
 * 'Não fui eu' of an administrator: the sessions of who made the change and of whom it is about end, and who of the two is an
 * administrator by invitation or promotion only reads from now on, or is out when they never signed in: their invitation is
 * worth nothing any more. The last administrator stays one. The same again soon after, when the answer was lost, has no further
 * effect.
 *
 * @throws AppError not_found for a link that is unknown, used a while ago or expired
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
      is_first: boolean
    }>(
      transaction,
      `update staff_alert set used_at = coalesce(used_at, now())
        where token_hash = $1 and expires_at > now()
          and coalesce(used_at, now()) > now() - make_interval(secs => $2)
        returning id, user_id, actor_id, email, used_at = now() as is_first`,
      [hashLinkToken(token), REPETITION_SECONDS],
    )
    if (!alert) throw AppError.notFound('Este link não vale mais.')
    if (!alert.is_first) return
    let administrators = team.filter(isAdministrator)
    const actor = { type: 'system', id: null, email: null, origin } as const
    for (const person of team.filter(({ id }) => id === alert.user_id || id === alert.actor_id)) {
      await signOut(transaction, person, actor)
      if (person.role !== 'administration' || !person.administrator_since) continue
      if (!person.has_joined) {
        await takeOut(transaction, person, actor)
        continue
      }
      if (isLastAdministrator(administrators, person)) continue
      administrators = administrators.filter(({ id }) => id !== person.id)
      await transaction('staff_role').where({ user_id: person.id }).update({
        role: 'read_only',
        administrator_since: null,
        updated_at: transaction.fn.now(),
      })
      await recordAudit(transaction, {
        actor,
        action: 'staff.role',
        resource: 'user',
        resourceId: person.id,
        sellerId: null,
        before: { role: person.role },
        after: { role: 'read_only' },
      })
    }
    const url = new URL('/admin/team', env.WINEX_PUBLIC_URL).toString()
    for (const { id, email } of administrators)
      await queueMail(container, transaction, {
        to: email,
        sellerId: null,
        template: 'staff-alert-stopped',
        idempotencyKey: `${alert.id}:${id}`,
        ...staffStoppedMail(alert.email, url),
      })
  })
}
