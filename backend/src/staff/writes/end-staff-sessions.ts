import type { MedusaContainer } from '@medusajs/framework/types'
import { ContainerRegistrationKeys } from '@medusajs/framework/utils'
import type { Actor } from '../../engine/actor/actor'
import { recordAudit } from '../../engine/audit/recordAudit'
import { endSessions } from '../../account'
import { lockStaff, staffOf } from './lockStaff'

/**
 * Signs a person of the staff out everywhere, from their next request on.
 *
 * @throws AppError not_found
 */
export async function endStaffSessions(
  container: MedusaContainer,
  { userId, actor }: { userId: string; actor: Actor },
): Promise<void> {
  const knex = container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  await knex.transaction(async (transaction) => {
    const person = staffOf(await lockStaff(transaction), userId)
    await endSessions(transaction, person.auth_identity_id, {
      notBefore: new Date(),
      reason: 'ended_others',
    })
    await recordAudit(transaction, {
      actor,
      action: 'staff.end_sessions',
      resource: 'user',
      resourceId: userId,
      sellerId: null,
    })
  })
}
