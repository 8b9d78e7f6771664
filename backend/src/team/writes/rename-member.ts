import type { MedusaContainer } from '@medusajs/framework/types'
import { ContainerRegistrationKeys } from '@medusajs/framework/utils'
import type { Actor } from '../../engine/actor/actor'
import { recordAudit } from '../../engine/audit/recordAudit'

/** Changes a member's own name (spec §7 POST /vendor/members/{id}). */
export async function renameMember(
  container: MedusaContainer,
  input: { memberId: string; sellerId: string; name: string; actor: Actor },
): Promise<void> {
  const { memberId, sellerId, name, actor } = input
  const knex = container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  await knex.transaction(async (transaction) => {
    const changed = await transaction('seller_member')
      .where({ id: memberId, seller_id: sellerId })
      .whereNot({ name })
      .update({ name, updated_at: transaction.fn.now() })
    if (changed === 0) return
    await recordAudit(transaction, {
      actor,
      action: 'member.name',
      resource: 'member',
      resourceId: memberId,
      sellerId,
      after: { fields: ['name'] },
    })
  })
}
