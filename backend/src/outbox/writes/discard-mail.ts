import type { MedusaContainer } from '@medusajs/framework/types'
import { ContainerRegistrationKeys } from '@medusajs/framework/utils'
import type { Actor } from '../../engine/actor/actor'
import { recordAudit } from '../../engine/audit/recordAudit'
import { lockFailedMail } from './lockFailedMail'

/**
 * Staff give a mail up permanently: it is never sent, and its secret goes. The row stays, so that its event does not make
 * the mail a second time. Discarding it again changes nothing (R31).
 *
 * @throws AppError not_found · conflict for a mail that was sent
 */
export async function discardMail(
  container: MedusaContainer,
  { mailId, actor }: { mailId: string; actor: Actor },
): Promise<void> {
  const knex = container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  await knex.transaction(async (transaction) => {
    const mail = await lockFailedMail(transaction, mailId)
    if (mail.discarded_at) return
    await transaction('mail_outbox').where({ id: mail.id }).update({
      discarded_at: transaction.fn.now(),
      sealed_secret: null,
      updated_at: transaction.fn.now(),
    })
    await recordAudit(transaction, {
      actor,
      action: 'mail.discard',
      resource: 'mail',
      resourceId: mail.id,
      sellerId: mail.seller_id,
      before: { attempts: mail.attempts },
      after: {},
    })
  })
}
