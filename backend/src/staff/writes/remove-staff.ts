import type { MedusaContainer } from '@medusajs/framework/types'
import { ContainerRegistrationKeys } from '@medusajs/framework/utils'
import type { Actor } from '../../engine/actor/actor'
import { recordAudit } from '../../engine/audit/recordAudit'
import { forgetViews } from '../../views'
import { removeSignIn } from '../../account'
import { alertAdministrators } from './alertAdministrators'
import { lockStaff, refuseLastAdministrator, refuseNewAdministrator, staffOf } from './lockStaff'

/**
 * Takes a person out of the staff: role, sign-in and sessions go at once; their name stays where they acted. One may remove
 * oneself.
 *
 * @throws AppError not_found · forbidden for a new administrator · conflict for the last administrator
 */
export async function removeStaff(
  container: MedusaContainer,
  { userId, actor }: { userId: string; actor: Actor },
): Promise<void> {
  const knex = container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  await knex.transaction(async (transaction) => {
    const team = await lockStaff(transaction)
    const person = staffOf(team, userId)
    refuseLastAdministrator(team, person)
    refuseNewAdministrator(team, person, actor.id)
    await transaction('user').where({ id: userId }).update({ deleted_at: transaction.fn.now() })
    await transaction('staff_role').where({ user_id: userId }).delete()
    if (person.role === 'administration')
      await alertAdministrators(container, transaction, team, { change: 'gone', person, actor })
    await forgetViews(transaction, userId)
    await removeSignIn(transaction, person.auth_identity_id)
    await recordAudit(transaction, {
      actor,
      action: 'staff.remove',
      resource: 'user',
      resourceId: userId,
      sellerId: null,
      before: { email: person.email, role: person.role },
    })
  })
}
