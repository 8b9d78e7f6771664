import type { MedusaContainer } from '@medusajs/framework/types'
import { ContainerRegistrationKeys } from '@medusajs/framework/utils'
import type { Actor } from '../../engine/actor/actor'
import { lockStaff, staffOf } from './lockStaff'
import { signOut } from './signOut'

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
    await signOut(transaction, staffOf(await lockStaff(transaction), userId), actor)
  })
}
