import type { MedusaContainer } from '@medusajs/framework/types'
import { ContainerRegistrationKeys, generateEntityId } from '@medusajs/framework/utils'
import type { Actor } from '../../engine/actor/actor'
import { recordAudit } from '../../engine/audit/recordAudit'
import { AppError } from '../../engine/errors/AppError'

/**
 * Keeps a note of staff about a seller. The audit trail says that there is one, and not what it says.
 *
 * @throws AppError not_found
 */
export async function addNote(
  container: MedusaContainer,
  { sellerId, text, actor }: { sellerId: string; text: string; actor: Actor },
): Promise<void> {
  const knex = container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  await knex.transaction(async (transaction) => {
    const seller = (await transaction('seller')
      .where({ id: sellerId })
      .whereNull('deleted_at')
      .forUpdate()
      .first('id')) as { id: string } | undefined
    if (!seller) throw AppError.notFound('Vendedor nao encontrado.')
    const [last] = (await transaction('seller_note')
      .where({ seller_id: sellerId })
      .orderBy('created_at', 'desc')
      .limit(1)
      .select('text', 'author_id')) as { text: string; author_id: string }[]
    // the same words again are a double click or a retry (R31)
    if (last?.text === text && last.author_id === actor.id) return
    await transaction('seller_note').insert({
      id: generateEntityId(undefined, 'snote'),
      seller_id: sellerId,
      text,
      author_id: actor.id,
    })
    await recordAudit(transaction, {
      actor,
      action: 'seller.note',
      resource: 'seller',
      resourceId: sellerId,
      sellerId,
    })
  })
}
