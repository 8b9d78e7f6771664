import type { MedusaContainer } from '@medusajs/framework/types'
import { ContainerRegistrationKeys } from '@medusajs/framework/utils'
import type { StaffRole } from '#domain/staff/staffRoles'
import type { Actor } from '../../engine/actor/actor'
import { recordAudit } from '../../engine/audit/recordAudit'
import { endSessions } from '../../account'
import { alertAdministrators } from './alertAdministrators'
import {
  lockStaffAsAdministrator,
  refuseLastAdministrator,
  refuseNewAdministrator,
  staffOf,
} from './lockStaff'

/**
 * Gives a person of the staff another role, in effect from their next request on.
 *
 * @throws AppError not_found · forbidden for a new administrator · conflict when the last administrator would become something else
 */
export async function setStaffRole(
  container: MedusaContainer,
  { userId, role, actor }: { userId: string; role: StaffRole; actor: Actor },
): Promise<void> {
  const knex = container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  await knex.transaction(async (transaction) => {
    const team = await lockStaffAsAdministrator(transaction, actor)
    const person = staffOf(team, userId)
    if (person.role === role) return
    if (role !== 'administration') {
      refuseNewAdministrator(team, person, actor.id)
      refuseLastAdministrator(team, person)
    }
    const administrator_since = role === 'administration' ? transaction.fn.now() : null
    await transaction('staff_role')
      .insert({ user_id: userId, role, administrator_since })
      .onConflict('user_id')
      .merge({ role, administrator_since, updated_at: transaction.fn.now() })
    // of a first administrator nothing but the role tells that they have come in
    if (person.has_joined)
      await endSessions(transaction, person.auth_identity_id, {
        notBefore: new Date(0),
        reason: 'ended_others',
      })
    if (role === 'administration' || person.role === 'administration')
      await alertAdministrators(container, transaction, team, {
        change: role === 'administration' ? 'made' : 'gone',
        person,
        actor,
      })
    await recordAudit(transaction, {
      actor,
      action: 'staff.role',
      resource: 'user',
      resourceId: userId,
      sellerId: null,
      before: { role: person.role },
      after: { role },
    })
  })
}
