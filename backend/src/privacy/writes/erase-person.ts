import type { MedusaContainer } from '@medusajs/framework/types'
import { ContainerRegistrationKeys } from '@medusajs/framework/utils'
import { isOwner } from '#domain/team/memberRoles'
import type { Actor } from '../../engine/actor/actor'
import { recordAudit } from '../../engine/audit/recordAudit'
import {
  alertOwners,
  lockTeam,
  memberOf,
  ownerErased,
  passOnContact,
  refuseLastOwner,
} from '../../team'
import { forgetAlerts, forgetPeople } from './forgetPeople'
import { removeMailFiles } from '../../engine/mail/removeMailFiles'

/**
 * Erases one person of a team; the company stays (LGPD art. 18, VI). What the law keeps stays:
 * `KEPT_AFTER_ERASURE`.
 *
 * @throws AppError not_found · conflict for the last owner
 */
export async function erasePerson(
  container: MedusaContainer,
  { sellerId, memberId, actor }: { sellerId: string; memberId: string; actor: Actor },
): Promise<void> {
  const knex = container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  await knex.transaction(async (transaction) => {
    const team = await lockTeam(transaction, sellerId)
    const member = memberOf(team, memberId)
    refuseLastOwner(team, member)
    const mailIds = [
      ...(await forgetPeople(transaction, [member])),
      ...(await forgetAlerts(transaction, sellerId)),
    ]
    await passOnContact(transaction, { sellerId, email: member.email })
    if (isOwner(member)) {
      const left = team.filter(({ id }) => id !== memberId)
      await alertOwners(container, transaction, { sellerId, team: left }, ownerErased())
    }
    await recordAudit(transaction, {
      actor,
      action: 'privacy.erase_person',
      resource: 'member',
      resourceId: memberId,
      sellerId,
    })
    // Files first: when the rest fails, the request is made again and finds the rows.
    await removeMailFiles(mailIds)
  })
}
