import type { MedusaContainer } from '@medusajs/framework/types'
import { ContainerRegistrationKeys } from '@medusajs/framework/utils'
import { isMailStale } from '#domain/outbox/mail'
import { AppError } from '../../engine/errors/AppError'
import type { Actor } from '../../engine/actor/actor'
import { recordAudit } from '../../engine/audit/recordAudit'
import { env } from '../../env'
import { lockFailedMail } from './lockFailedMail'

/**
 * Staff ask for another attempt: at once, and then with all the attempts of a new mail. Asked for again before that
 * attempt, nothing changes (R31).
 *
 * @throws AppError not_found · conflict for a mail that was sent or discarded, or whose link has ended
 */
export async function retryMail(
  container: MedusaContainer,
  { mailId, actor }: { mailId: string; actor: Actor },
): Promise<void> {
  const knex = container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  await knex.transaction(async (transaction) => {
    const mail = await lockFailedMail(transaction, mailId)
    if (mail.discarded_at) throw AppError.conflict('Este e-mail foi descartado.')
    if (isMailStale(mail, Date.now(), env.WINEX_PIX_MINUTES)) {
      throw AppError.conflict('O link deste e-mail já venceu: é preciso pedir outro.')
    }
    if (mail.attempts === 0) return
    await transaction('mail_outbox').where({ id: mail.id }).update({
      attempts: 0,
      gave_up_at: null,
      next_attempt_at: transaction.fn.now(),
      updated_at: transaction.fn.now(),
    })
    await recordAudit(transaction, {
      actor,
      action: 'mail.retry',
      resource: 'mail',
      resourceId: mail.id,
      sellerId: mail.seller_id,
      before: { attempts: mail.attempts },
      after: { attempts: 0 },
    })
  })
}
