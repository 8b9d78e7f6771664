import type { MedusaContainer } from '@medusajs/framework/types'
import { ContainerRegistrationKeys } from '@medusajs/framework/utils'
import type { Actor } from '../../engine/actor/actor'
import { alertAdministrators } from './alertAdministrators'
import {
  lockStaffAsAdministrator,
  refuseLastAdministrator,
  refuseNewAdministrator,
  staffOf,
} from './lockStaff'
import { takeOut } from './takeOut'

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
    const team = await lockStaffAsAdministrator(transaction, actor)
    const person = staffOf(team, userId)
    refuseNewAdministrator(team, person, actor.id)
    refuseLastAdministrator(team, person)
    if (person.role === 'administration')
      await alertAdministrators(container, transaction, team, { change: 'gone', person, actor })
    await takeOut(transaction, person, actor)
  })
}
