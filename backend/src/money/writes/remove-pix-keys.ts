import type { MedusaContainer } from '@medusajs/framework/types'
import { ContainerRegistrationKeys } from '@medusajs/framework/utils'
import type { Actor } from '../../engine/actor/actor'
import { recordAudit } from '../../engine/audit/recordAudit'
import { pixKeyRemoved } from '../mails/pixKeyMails'
import { alertOwners, lockTeam } from '../../team'

/**
 * Takes a seller's PIX keys away, the one in use and the one that waits: what is due is held until a new key has waited its
 * time. What an owner or staff do at once when somebody else has set a key. None there: nothing changes.
 */
export async function removePixKeys(
  container: MedusaContainer,
  { sellerId, actor }: { sellerId: string; actor: Actor },
): Promise<void> {
  const knex = container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  await knex.transaction(async (transaction) => {
    const team = await lockTeam(transaction, sellerId)
    const removed = (await transaction('pix_key')
      .where({ seller_id: sellerId })
      .delete()
      .returning('kind')) as { kind: string }[]
    if (removed.length === 0) return
    await recordAudit(transaction, {
      actor,
      action: 'pix_key.remove',
      resource: 'seller',
      resourceId: sellerId,
      sellerId,
      before: { pix_key_kind: removed.map(({ kind }) => kind).join(', ') },
    })
    await alertOwners(
      container,
      transaction,
      { team, sellerId },
      pixKeyRemoved(actor.type === 'user' ? null : actor.email),
    )
  })
}
