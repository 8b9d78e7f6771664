import type { Knex } from '@medusajs/framework/mikro-orm/knex'
import type { MedusaContainer } from '@medusajs/framework/types'
import type { FailureAdvice } from '#domain/money/cnabOccurrences'
import type { PixKeyKind } from '#domain/money/pixKey'
import { env } from '../../env'
import { payoutMail } from '../mails/payoutMail'
import { queueMail } from '../../engine/mail/queueMail'
import { writeNotice } from '../../notices'
import { mainContact } from '../../sellers'

interface PayoutRow {
  number: string
  seller_id: string
  amount: string
  status: 'paid' | 'failed'
  pix_kind: PixKeyKind
  pix_key: string
  end_to_end_id: string | null
  paid_on: string | null
  failure_reason: string | null
}

/**
 * Tells the seller that a payout was paid, or why it was not: a notice, and the main contact's mail.
 *
 * @param advice of one that was not
 */
export async function tellOfPayout(
  container: MedusaContainer,
  transaction: Knex,
  payoutId: string,
  advice: FailureAdvice = 'again',
): Promise<void> {
  const payout = (await transaction('payout')
    .where({ id: payoutId })
    .first('*', transaction.raw(`to_char(paid_on, 'YYYY-MM-DD') as paid_on`))) as PayoutRow
  const isMailed = await writeNotice(
    transaction,
    {
      sellerId: payout.seller_id,
      kind: 'payout',
      sourceId: `${payoutId}:${payout.status}`,
      subjectId: payoutId,
      data: {
        number: Number(payout.number),
        amount: Number(payout.amount),
        paid: payout.status === 'paid',
        reason: payout.failure_reason ?? undefined,
      },
    },
    { hasOwnMail: true },
  )
  const contact = isMailed && (await mainContact(transaction, payout.seller_id))
  if (!contact) return
  await queueMail(
    container,
    transaction,
    payoutMail({
      to: contact.email,
      contactName: contact.name,
      sellerId: payout.seller_id,
      payoutId,
      number: Number(payout.number),
      amount: Number(payout.amount),
      status: payout.status,
      pixKind: payout.pix_kind,
      pixKey: payout.pix_key,
      endToEndId: payout.end_to_end_id,
      paidOn: payout.paid_on,
      failureReason: payout.failure_reason,
      advice,
      publicUrl: env.WINEX_PUBLIC_URL,
    }),
  )
}
