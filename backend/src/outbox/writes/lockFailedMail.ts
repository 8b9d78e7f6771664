import type { Knex } from '@medusajs/framework/mikro-orm/knex'
import { AppError } from '../../engine/errors/AppError'

export interface FailedMailRow {
  id: string
  template: string
  seller_id: string | null
  attempts: number
  gave_up_at: Date | null
  discarded_at: Date | null
  created_at: Date
}

const lockTaken = '55P03'

/**
 * A mail that failed, locked until the transaction ends. One that is on its way at this moment is not waited for.
 *
 * @throws AppError not_found for a mail that never failed · conflict for one that is being sent, or was sent
 */
export async function lockFailedMail(transaction: Knex, id: string): Promise<FailedMailRow> {
  const found = (await transaction('mail_outbox')
    .where({ id })
    .forUpdate()
    .noWait()
    .first(
      'id',
      'template',
      'seller_id',
      'attempts',
      'gave_up_at',
      'discarded_at',
      'created_at',
      'sent_at',
      'last_error',
    )
    .catch((error: unknown) => {
      if ((error as { code?: string }).code !== lockTaken) throw error
      throw AppError.conflict('Este e-mail está sendo enviado agora. Recarregue a lista.')
    })) as (FailedMailRow & { sent_at: Date | null; last_error: string | null }) | undefined
  if (found?.sent_at) throw AppError.conflict('Este e-mail já foi enviado. Recarregue a lista.')
  if (!found || found.last_error === null) throw AppError.notFound()
  return found
}
