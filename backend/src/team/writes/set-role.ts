import type { MedusaContainer } from '@medusajs/framework/types'
import { ContainerRegistrationKeys } from '@medusajs/framework/utils'
import type { MemberRole } from '#domain/team/memberRoles'
import type { Actor } from '../../engine/actor/actor'
import { recordAudit } from '../../engine/audit/recordAudit'
import { ownerGone, ownerMade } from '../mails/ownerAlertMail'
import { alertOwners } from './alertOwners'
import { lockTeamAsOwner, memberOf, refuseAgainstOwner, refuseLastOwner } from './lockTeam'

/**
 * Makes a person owner or member, in effect from their next request on.
 *
 * @throws AppError not_found · conflict when the last owner would become a member · forbidden for a new owner
 */
export async function setRole(
  container: MedusaContainer,
  input: { sellerId: string; memberId: string; role: MemberRole; actor: Actor },
): Promise<void> {
  const { sellerId, memberId, role, actor } = input
  const knex = container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  await knex.transaction(async (transaction) => {
    const team = await lockTeamAsOwner(transaction, { sellerId, actor }, 'team')
    const member = memberOf(team, memberId)
    if (member.role === role) return
    if (role === 'member') {
      refuseLastOwner(team, member)
      refuseAgainstOwner(team, member, actor.id)
    }
    await transaction('seller_member')
      .where({ id: memberId })
      .update({
        role,
        owner_since: role === 'owner' ? transaction.fn.now() : null,
        updated_at: transaction.fn.now(),
      })
    const told = role === 'owner' ? ownerMade : ownerGone
    await alertOwners(container, transaction, { sellerId, team }, told(member.email, actor.email))
    await recordAudit(transaction, {
      actor,
      action: 'team.role',
      resource: 'member',
      resourceId: memberId,
      sellerId,
      before: { role: member.role },
      after: { role },
    })
  })
}
