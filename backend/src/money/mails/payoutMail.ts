import { subjectName } from '#domain/text/names'
import type { FailureAdvice } from '#domain/money/cnabOccurrences'
import { maskPixKey, type PixKeyKind } from '#domain/money/pixKey'
import { formatDate } from '#domain/values/dates'
import { formatBRL } from '#domain/values/money'
import type { Mail } from '../../modules/mail-outbox/service'
import { composeMail } from '../../engine/mail/composeMail'

/** A payout that was paid or that the bank refused; `amount` in cents. */
export interface PayoutMailFacts {
  to: string
  contactName: string
  sellerId: string
  payoutId: string
  number: number
  amount: number
  status: 'paid' | 'failed'
  pixKind: PixKeyKind
  pixKey: string
  endToEndId: string | null
  /** yyyy-MM-dd */
  paidOn: string | null
  failureReason: string | null
  /** What helps against the failure, as far as the bank's words say it. */
  advice: FailureAdvice
  publicUrl: string
}

/** What the producer can do: nothing where winex's own account or file was the reason. */
const KEY_ADVICE: Readonly<Record<FailureAdvice, readonly string[]>> = {
  receiver: ['Confira a chave PIX nas configurações da conta.'],
  again: ['Se o motivo é a chave PIX, confira-a nas configurações da conta.'],
  balance: [],
  file: [],
}

/** To the seller's main contact: one mail per payout and status. */
export function payoutMail(facts: PayoutMailFacts): Mail {
  const amount = formatBRL(facts.amount)
  const url = new URL(`/portal/payouts/${facts.payoutId}`, facts.publicUrl).toString()
  const greeting = `Olá, ${subjectName(facts.contactName)}.`
  return {
    to: facts.to,
    sellerId: facts.sellerId,
    template: `payout-${facts.status}`,
    idempotencyKey: `payout-${facts.status}:${facts.payoutId}`,
    ...(facts.status === 'paid'
      ? composeMail({
          title: 'Seu repasse foi pago',
          subject: `winex: repasse de ${amount} pago`,
          paragraphs: [greeting, 'O dinheiro das suas vendas está na conta da sua chave PIX.'],
          table: [
            ['Repasse', `nº ${facts.number}`],
            ['Valor', amount],
            ['Data', formatDate(facts.paidOn)],
            ['Chave PIX', maskPixKey(facts.pixKind, facts.pixKey)],
            ['Identificador do PIX', facts.endToEndId ?? ''],
          ],
          action: { label: 'Ver os pedidos deste repasse', url },
        })
      : composeMail({
          title: 'Um repasse não pôde ser feito',
          subject: `winex: repasse de ${amount} não realizado`,
          paragraphs: [
            greeting,
            `O banco não concluiu o repasse nº ${facts.number}, de ${amount}. O valor voltou a ficar disponível e entra no próximo repasse.`,
            `Motivo: ${facts.failureReason ?? ''}`,
            ...KEY_ADVICE[facts.advice],
          ],
          action: { label: 'Abrir repasses', url },
        })),
  }
}
