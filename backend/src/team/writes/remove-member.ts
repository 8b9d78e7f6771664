import type { MedusaContainer } from '@medusajs/framework/types'
import { ContainerRegistrationKeys } from '@medusajs/framework/utils'
import { isOwner } from '#domain/team/memberRoles'
import type { Actor } from '../../engine/actor/actor'
import { recordAudit } from '../../engine/audit/recordAudit'
import { forgetNotices } from '../../notices'
import { ownerGone } from '../mails/ownerAlertMail'
import { alertOwners } from './alertOwners'
import { lockTeamAsOwner, memberOf, refuseAgainstOwner, refuseLastOwner } from './lockTeam'
import { passOnContact } from './passOnContact'
import { forgetViews } from '../../views'
import { removeSignIn } from '../../account'

/**
 * Removes a person from a seller's team: record, sign-in and sessions go at once. What they signed stays on record.
 *
 * @throws AppError not_found · conflict for the last owner · forbidden for a new owner
 */
export async function removeMember(
  container: MedusaContainer,
  { sellerId, memberId, actor }: { sellerId: string; memberId: string; actor: Actor },
): Promise<void> {
  const knex = container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  await knex.transaction(async (transaction) => {
    const team = await lockTeamAsOwner(transaction, { sellerId, actor }, 'team')
    const member = memberOf(team, memberId)
    refuseLastOwner(team, member)
    refuseAgainstOwner(team, member, actor.id)
    await transaction('seller_member').where({ id: memberId }).delete()
    await forgetNotices(transaction, [memberId])
    await forgetViews(transaction, memberId)
    await removeSignIn(transaction, member.auth_identity_id)
    await passOnContact(transaction, { sellerId, email: member.email })
    if (isOwner(member))
      await alertOwners(
        container,
        transaction,
        { sellerId, team },
        ownerGone(member.email, actor.email),
      )
    await recordAudit(transaction, {
      actor,
      action: 'team.remove',
      resource: 'member',
      resourceId: memberId,
      sellerId,
      before: { role: member.role },
    })
  })
}
