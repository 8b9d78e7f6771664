import type { Knex } from '@medusajs/framework/mikro-orm/knex'
import type { MedusaContainer } from '@medusajs/framework/types'
import { maskPixKey, type PixKeyKind } from '#domain/money/pixKey'
import { formatDate } from '#domain/values/dates'
import { formatBRL } from '#domain/values/money'
import { env } from '../../env'
import { composeMail } from '../../mail/composeMail'
import { queueMail } from '../../mail/queueMail'
import { writeNotice } from '../notices/writeNotice'
import { mainContact } from '../sellers/mainContact'

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

/** Tells the seller that a payout was paid, or why it was not: a notice, and the main contact's mail. */
export async function tellOfPayout(
  container: MedusaContainer,
  transaction: Knex,
  payoutId: string,
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
  const amount = formatBRL(Number(payout.amount))
  const url = new URL(`/portal/payouts/${payoutId}`, env.WINEX_PUBLIC_URL).toString()
  const mail =
    payout.status === 'paid'
      ? composeMail({
          title: 'Seu repasse foi pago',
          subject: `winex: repasse de ${amount} pago`,
          paragraphs: [
            `Olá, ${contact.name}.`,
            'O dinheiro das suas vendas está na conta da sua chave PIX.',
          ],
          table: [
            ['Repasse', `nº ${payout.number}`],
            ['Valor', amount],
            ['Data', formatDate(payout.paid_on)],
            ['Chave PIX', maskPixKey(payout.pix_kind, payout.pix_key)],
            ['Identificador do PIX', payout.end_to_end_id ?? ''],
          ],
          action: { label: 'Ver os pedidos deste repasse', url },
        })
      : composeMail({
          title: 'Um repasse não pôde ser feito',
          subject: `winex: repasse de ${amount} não realizado`,
          paragraphs: [
            `Olá, ${contact.name}.`,
            `O banco não concluiu o repasse nº ${payout.number}, de ${amount}. O valor voltou a ficar disponível e entra no próximo repasse.`,
            `Motivo: ${payout.failure_reason ?? ''}`,
            'Confira a chave PIX nas configurações da conta.',
          ],
          action: { label: 'Abrir repasses', url },
        })
  await queueMail(container, transaction, {
    to: contact.email,
    sellerId: payout.seller_id,
    template: `payout-${payout.status}`,
    idempotencyKey: `payout-${payout.status}:${payoutId}`,
    ...mail,
  })
}
